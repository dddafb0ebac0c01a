import type { EmailType, NotificationType } from '@stallbook/contracts';
import type { MarketEventReplica, PersonReplica } from '../replicas/replicas.js';
import { formatDates } from './dates.js';
import type { Trigger } from './trigger.js';

export interface NoteTo {
  personId: string;
  type: NotificationType;
  title: string;
  body: string;
  /** Path of the page that it is about. */
  link: string;
  names?: Named;
}

/** Whom the words name, and how they read once that person has been erased. */
export interface Named {
  personId: string;
  body: string;
}

export interface MailTo {
  personId: string;
  type: EmailType;
  data: Record<string, string>;
  /** Whom the variable `vendor_name` names. */
  names?: string;
}

export interface NotificationPlan {
  notes: NoteTo[];
  mails: MailTo[];
}

export interface KnownFacts {
  person(id: string): PersonReplica;
  market(id: string): MarketEventReplica;
  /** Address of a page of Stallbook. */
  url(path: string): string;
}

export type About<T extends Trigger['type']> = Extract<Trigger, { type: T }>['data'];

/** The market as notifications name it and as mails do. */
export const marketOf = (marketEventId: string, known: KnownFacts) => {
  const { title, startDate, endDate } = known.market(marketEventId);
  return { title, event: { event_title: title, event_dates: formatDates(startDate, endDate) } };
};
