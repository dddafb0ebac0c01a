import type { EmailType, NotificationType } from '@stallbook/contracts';
import { phrasesIn } from '../email/phrases.js';
import {
  FORMER_MEMBER,
  languageOf,
  type Known,
  type MarketEventReplica,
  type PersonReplica,
} from '../replicas/replicas.js';
import { translateFeedText } from '../notification/translate.js';
import type { Named } from '../notification/waiting-notification.js';
import { formatDates } from '../email/dates.js';
import type { Trigger } from './trigger.js';

/** Feeds are written in English; what shows them translates. */
export interface NotificationTo {
  personId: string;
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  names?: Named;
}

export interface EmailTo {
  personId: string;
  type: EmailType;
  /** Values in the person's language. */
  data: Record<string, string>;
  /** Waits a minute; more emails of the same type and key in that time are left out. */
  gatheredBy?: string;
  /** The person in the variable `vendor_name`. */
  names?: string;
}

export interface NotificationPlan {
  notifications: NotificationTo[];
  emails: EmailTo[];
}

/** The filters of the web app's list. */
export const OPEN_EVENTS = '/events?open=yes&order=date_ascending';

export const NOTHING: NotificationPlan = { notifications: [], emails: [] };

export const toPerson = (
  personId: string,
  notification: Omit<NotificationTo, 'personId'>,
  email?: Omit<EmailTo, 'personId'>,
): NotificationPlan => ({
  notifications: [{ personId, ...notification }],
  emails: email ? [{ personId, ...email }] : [],
});

export const both = (one: NotificationPlan, other: NotificationPlan): NotificationPlan => ({
  notifications: [...one.notifications, ...other.notifications],
  emails: [...one.emails, ...other.emails],
});

export interface KnownFacts {
  person(id: string): PersonReplica;
  market(id: string): MarketEventReplica;
  /** The time zone that the person chose. */
  zone(personId: string): string | null;
  url(path: string): string;
}

export const factsFrom = (
  { people, markets }: Known,
  zones: ReadonlyMap<string, string | null>,
  url: KnownFacts['url'],
): KnownFacts => ({
  person: (id) => get(people, id),
  market: (id) => get(markets, id),
  zone: (id) => zones.get(id) ?? null,
  url,
});

function get<F>(facts: ReadonlyMap<string, F>, id: string): F {
  const fact = facts.get(id);
  if (fact === undefined) throw new Error('a trigger was composed without its replicas');
  return fact;
}

/** A body that names a person, also as it reads after their erasure. */
export const naming = (personId: string, known: KnownFacts, words: (name: string) => string) => ({
  body: words(known.person(personId).businessName),
  names: { personId, body: words(FORMER_MEMBER) },
});

/** A person's name in an email to another one. */
export function nameFor(recipientId: string, personId: string, known: KnownFacts): string {
  const { businessName, email } = known.person(personId);
  return email === null ? translateFeedText(languageOf(known.person(recipientId)), businessName) : businessName;
}

export type About<T extends Trigger['type']> = Extract<Trigger, { type: T }>['data'];

export const marketOf = (marketEventId: string, known: KnownFacts) => {
  const { title, startDate, endDate, dateToBeAnnounced } = known.market(marketEventId);
  const eventFor = (personId: string) => {
    const language = languageOf(known.person(personId));
    const dates = dateToBeAnnounced ? phrasesIn[language].datesUnknown : formatDates(startDate, endDate, language);
    return { event_title: title, event_dates: dates };
  };
  return { title, eventFor };
};
