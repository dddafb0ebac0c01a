import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  EmailTemplateType,
  KEPT_TEMPLATE_VERSIONS,
  Language,
  type EmailTemplate,
  type EmailType,
  type LanguageCode,
  type SaveEmailTemplateInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore } from '@stallbook/event-store';
import { DomainError, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Wording } from '../email/templates/letter.js';
import { editableTemplates, isEditable } from '../email/templates/templates.js';
import { EMAIL_TEMPLATE_VERSIONS, type TemplateVersionRecord } from './email-template.schema.js';
import { checkWording, variablesOf, type TemplateKey } from './wording-rules.js';

@Injectable()
export class EmailTemplates {
  constructor(
    @InjectModel(EMAIL_TEMPLATE_VERSIONS) private readonly versions: Model<TemplateVersionRecord>,
    private readonly store: EventStore,
    private readonly journal: OperationJournal,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  all(): Promise<EmailTemplate[]> {
    const types = Object.values(EmailTemplateType);
    return Promise.all(
      types.flatMap((type) => Object.values(Language).map((language) => this.one({ type, language }))),
    );
  }

  async one({ type, language }: Pick<EmailTemplate, 'type' | 'language'>): Promise<EmailTemplate> {
    const saved = await this.versions
      .find({ type, language })
      .sort({ version: -1 })
      .limit(KEPT_TEMPLATE_VERSIONS)
      .lean();
    const original = { version: 0, savedAt: null, ...editableTemplates[type].original[language] };
    const versions = [
      ...saved.map(({ version, subject, text, savedAt }) => ({
        version,
        subject,
        text,
        savedAt: savedAt.toISOString(),
      })),
      original,
    ];
    const variables = variablesOf({ type, language }, this.config.STALLBOOK_PUBLIC_URL);
    return { type, language, variables, versions, ...(versions[0] ?? original) };
  }

  /** In the log of admin operations too. An earlier wording is restored by saving it again. */
  async save(input: SaveEmailTemplateInput, context: CallContext): Promise<EmailTemplate> {
    const { type, language = Language.en, version, subject, text } = input;
    const key = { type, language };
    checkWording(key, { subject, text });
    const intent = { what: 'save_email_template', subject: `${type}:${language}` } as const;
    await this.store.transaction(
      callerContext(context),
      async (tx) => {
        await this.journal.enterIn(tx, context, intent);
        const current = await this.newest(key, tx.session);
        if ((current?.version ?? 0) !== version) throw outdated();
        const next = version + 1;
        const _id = [type, language, next].join(':');
        const saved = { _id, ...key, version: next, subject, text, savedAt: this.clock.now() };
        await this.versions.create([saved], { session: tx.session });
      },
      { repeated: () => Promise.resolve() },
    );
    return this.one(key);
  }

  /** undefined: the original. A wording that was broken in the database is not used, so the email still goes out. */
  async wordingOf(type: EmailType, language: LanguageCode): Promise<Wording | undefined> {
    if (!isEditable(type)) return undefined;
    const saved = await this.newest({ type, language });
    if (!saved) return undefined;
    try {
      checkWording({ type, language }, saved);
      return saved;
    } catch (err) {
      this.logger.warn({ err, type, language, version: saved.version }, 'the original wording replaces a broken one');
      return undefined;
    }
  }

  private newest(key: TemplateKey, session?: ClientSession): Promise<TemplateVersionRecord | null> {
    return this.versions
      .findOne({ ...key }, null, { session })
      .sort({ version: -1 })
      .lean();
  }
}

const outdated = () => new DomainError('EMAIL_TEMPLATE.CHANGED_MEANWHILE', 'This email was saved after you opened it.');
