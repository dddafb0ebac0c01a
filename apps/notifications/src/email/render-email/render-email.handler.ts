import { Controller } from '@nestjs/common';
import {
  renderEmail,
  type SuppressionKind,
  type LanguageCode,
  type RenderedEmail,
  type RenderEmailInput,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { EventSenders } from '../../event-sender/event-senders.js';
import { MessageIds } from '../../delivery/message-ids.js';
import { Suppressions } from '../../delivery/suppressions.js';
import { EmailTemplates } from '../../email-template/email-templates.js';
import { EmailLog } from '../email-log.js';
import type { EmailDocument } from '../email.schema.js';
import { stoppableKindOf } from '../../preference/preference-kinds.js';
import { Preferences } from '../../preference/preferences.js';
import { CurrentApplications } from '../../reminder/current-applications.js';
import { CurrentReminders } from '../../reminder/current-reminders.js';
import { UnsubscribeLinks } from '../../preference/unsubscribe-links.js';
import { languageOf, Replicas } from '../../replicas/replicas.js';
import { TriggerTexts } from '../../trigger/trigger-texts.js';
import { render } from '../templates/render.js';

const REASONS: Record<SuppressionKind, string> = {
  bounced: 'Earlier emails to this address came back.',
  complained: 'The recipient reported an earlier email as spam.',
};
const USELESS = 'It is no longer useful.';
const UNSUBSCRIBED = 'The recipient stopped these emails.';

const withheldBefore = (record: Pick<EmailDocument, 'status' | 'error'> | null): string | null =>
  record?.status === 'withheld' ? record.error : null;

@Controller()
export class RenderEmailHandler {
  constructor(
    private readonly log: EmailLog,
    private readonly templates: EmailTemplates,
    private readonly preferences: Preferences,
    private readonly links: UnsubscribeLinks,
    private readonly messageIds: MessageIds,
    private readonly suppressions: Suppressions,
    private readonly senders: EventSenders,
    private readonly replicas: Replicas,
    private readonly reminders: CurrentReminders,
    private readonly applications: CurrentApplications,
    private readonly triggers: TriggerTexts,
  ) {}

  @Handles(renderEmail)
  async render({ id, type, to, toName, language: given, personId, ...job }: RenderEmailInput): Promise<RenderedEmail> {
    const [record, { suppression }, language] = await Promise.all([
      this.log.find(id),
      this.suppressions.of(to),
      given ?? this.languageOf(personId),
    ]);
    // The job may still name a person who erased their account.
    const data = record?.message?.data ?? job.data;
    const recipient = { personId: record?.personId ?? null, address: to };
    const about = record?.about;
    const kind = stoppableKindOf(type);
    const unsubscribeUrl = kind ? this.links.urlFor(recipient) : null;
    const [isStopped, wording, reminder, stillHolds, isOvertaken, current, from] = await Promise.all([
      kind !== undefined && this.preferences.hasStopped(kind, this.links.idsOf(recipient)),
      job.wording ?? this.templates.wordingOf(type, language),
      this.reminders.now(type, about, recipient.personId, language),
      this.applications.stillHolds(type, about, recipient.personId),
      record && this.log.isOvertaken(record),
      record?.trigger && this.triggers.emailNow({ trigger: record.trigger, personId: record.personId, type, language }),
      this.senders.forMail(about?.marketEventId, recipient.personId),
    ]);
    const { replyTo, ...branding } = from;
    return {
      ...render(type, reminder?.email.data ?? current ?? data, toName, { language, wording, unsubscribeUrl, branding }),
      localMessageId: this.messageIds.localPartOf(id),
      from: branding.sender,
      replyTo,
      threadId: about?.applicationId ?? null,
      unsubscribeUrl,
      alreadySent: record?.status === 'sent',
      withheld: suppression
        ? REASONS[suppression]
        : isStopped
          ? UNSUBSCRIBED
          : reminder === null || !stillHolds || isOvertaken
            ? USELESS
            : withheldBefore(record),
    };
  }

  private async languageOf(personId: string | null | undefined): Promise<LanguageCode> {
    return languageOf(personId ? await this.replicas.person(personId) : undefined);
  }
}
