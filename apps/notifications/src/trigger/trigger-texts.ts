import { Inject, Injectable } from '@nestjs/common';
import type { EmailType, LanguageCode, NotificationType } from '@stallbook/contracts';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { Replicas } from '../replicas/replicas.js';
import { compose } from './compose.js';
import { factsFrom, type EmailTo, type NotificationPlan, type NotificationTo } from './notification-plan.js';
import { neededFor, type Trigger } from './trigger.js';

export interface TriggerText {
  trigger: Trigger;
  personId: string;
  type: `${NotificationType}`;
}

export interface TriggerEmail {
  trigger: Trigger;
  personId: string | null;
  type: `${EmailType}`;
  language: LanguageCode;
}

/** What notifications and emails say when they are sent later: their market event can have another title by then. */
@Injectable()
export class TriggerTexts {
  constructor(
    private readonly replicas: Replicas,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** undefined: it stays as it was written, as without its market event or after a person's erasure. */
  async now({
    trigger,
    personId,
    type,
  }: TriggerText): Promise<Pick<NotificationTo, 'title' | 'body' | 'names'> | undefined> {
    const plan = await this.planNow(trigger);
    const found = plan?.notifications.find(
      (notification) => notification.personId === personId && notification.type === type,
    );
    return found && { title: found.title, body: found.body, ...(found.names && { names: found.names }) };
  }

  /** The current email of a trigger, or undefined if it is no longer due. */
  async emailNow({ trigger, personId, type, language }: TriggerEmail): Promise<EmailTo['data'] | undefined> {
    const plan = await this.planNow(trigger, language);
    return plan?.emails.find((email) => email.personId === personId && email.type === type)?.data;
  }

  /** `language` is that of an email, whatever its recipient chose since. */
  private async planNow(trigger: Trigger, language?: LanguageCode): Promise<NotificationPlan | undefined> {
    const needed = neededFor(trigger);
    if (needed.markets.length === 0) return undefined;
    const known = await this.replicas.known(needed);
    const isKnown =
      needed.people.every((id) => typeof known.people.get(id)?.email === 'string') &&
      needed.markets.every((id) => known.markets.has(id));
    if (!isKnown) return undefined;
    const facts = factsFrom(known, new Map(), (path) => publicUrl(this.config, path));
    const person = (id: string) => ({ ...facts.person(id), ...(language && { language }) });
    return compose(trigger, { ...facts, person });
  }
}
