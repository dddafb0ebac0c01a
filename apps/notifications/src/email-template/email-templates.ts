import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailTemplateType, KEPT_TEMPLATE_VERSIONS } from '@stallbook/contracts';
import type { EmailTemplate, EmailType, LanguageCode, SaveEmailTemplateInput } from '@stallbook/contracts';
import { isDuplicateKey } from '@stallbook/event-store';
import { DomainError } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, LOGGER } from '@stallbook/platform';
import type { Logger, StallbookConfig } from '@stallbook/platform';
import type { Model } from 'mongoose';
import type { Wording } from '../email/templates/letter.js';
import { editableTemplates, isEditable } from '../email/templates/templates.js';
import { EMAIL_TEMPLATE_VERSIONS, type TemplateVersionRecord } from './email-template.schema.js';
import { checkWording, variablesOf } from './wording-rules.js';

@Injectable()
export class EmailTemplates {
  constructor(
    @InjectModel(EMAIL_TEMPLATE_VERSIONS) private readonly versions: Model<TemplateVersionRecord>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  all(): Promise<EmailTemplate[]> {
    return Promise.all(Object.values(EmailTemplateType).map((type) => this.one(type)));
  }

  async one(type: EmailTemplateType): Promise<EmailTemplate> {
    const saved = await this.versions.find({ type }).sort({ version: -1 }).limit(KEPT_TEMPLATE_VERSIONS).lean();
    const original = { version: 0, savedAt: null, ...editableTemplates[type].original.en };
    const versions = [
      ...saved.map(({ version, subject, text, savedAt }) => ({
        version,
        subject,
        text,
        savedAt: savedAt.toISOString(),
      })),
      original,
    ];
    const variables = variablesOf(type, this.config.STALLBOOK_PUBLIC_URL);
    return { type, variables, versions, ...(versions[0] ?? original) };
  }

  async save({ type, version, subject, text }: SaveEmailTemplateInput): Promise<EmailTemplate> {
    checkWording(type, { subject, text });
    const current = await this.newest(type);
    if ((current?.version ?? 0) !== version) throw outdated();
    const next = version + 1;
    const savedAt = this.clock.now();
    try {
      await this.versions.create({ _id: `${type}:${next}`, type, version: next, subject, text, savedAt });
    } catch (error) {
      if (isDuplicateKey(error)) throw outdated();
      throw error;
    }
    return this.one(type);
  }

  /** undefined: the original, which other languages always have. A wording that was broken in the database is not used, so the email still goes out. */
  async wordingOf(type: EmailType, language: LanguageCode): Promise<Wording | undefined> {
    if (language !== 'en' || !isEditable(type)) return undefined;
    const saved = await this.newest(type);
    if (!saved) return undefined;
    try {
      checkWording(type, saved);
      return saved;
    } catch (err) {
      this.logger.warn({ err, type, version: saved.version }, 'the original wording replaces a broken one');
      return undefined;
    }
  }

  private newest(type: `${EmailTemplateType}`): Promise<TemplateVersionRecord | null> {
    return this.versions.findOne({ type }).sort({ version: -1 }).lean();
  }
}

const outdated = () => new DomainError('EMAIL_TEMPLATE.CHANGED_MEANWHILE', 'Someone else saved this email meanwhile.');
