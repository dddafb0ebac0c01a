import type { applicationEventChanged } from '@stallbook/contracts';
import type { IntegrationData } from '@stallbook/kernel';
import type { InLanguages } from './templates/letter.js';
import { spanish } from './phrases.es.js';

export type Change = IntegrationData<typeof applicationEventChanged>['changes'][number];

export type BoothPayment = 'processing' | 'paid' | 'refunded' | 'free' | { due: string };

/** With a plus sign: at least. */
export type Count = number | `${number}+`;

/** What the values of emails are composed of. */
export interface Phrases {
  /** 0 is today. */
  inDays(days: number): string;
  startsAt(time: string | null): string;
  booth: Record<Exclude<BoothPayment, object>, string> & { due(amount: string): string };
  /** A vendor's line in the roster email to the organizer. */
  onRoster(name: string, booth: BoothPayment): string;
  rosterOf(accepted: number, unpaid: number): string;
  waiting(count: number): string;
  updates(count: Count): string;
  more(count: Count): string;
  newMarkets(count: number): string;
  place(dates: string, place: string): string;
  transferred: { received(title: string): string; given(title: string): string };
  fields: Record<Change['field'], string>;
  unknownYet: string;
  datesUnknown: string;
  /** The amount of a booth that costs nothing. */
  nothing: string;
  change(field: string, now: string, before: string): string;
}

const PAYMENTS = { processing: 'payment processing', paid: 'paid', refunded: 'refunded', free: 'nothing due' };

const english: Phrases = {
  inDays(days) {
    if (days <= 0) return 'today';
    return days === 1 ? 'tomorrow' : `in ${days} days`;
  },
  startsAt: (time) => time ?? 'To be announced',
  booth: {
    processing: 'Your bank is still confirming your payment.',
    paid: 'Your booth is paid.',
    refunded: 'Your payment was refunded.',
    free: 'Nothing is due for your booth.',
    due: (amount) => `${amount} is still due. Pay from your applications page to secure your booth.`,
  },
  onRoster(name, booth) {
    if (typeof booth === 'object') return `${name}: ${booth.due} not paid yet`;
    return `${name}: ${PAYMENTS[booth]}`;
  },
  rosterOf: (accepted, unpaid) => `Accepted vendors: ${accepted}. Not paid yet: ${unpaid}.`,
  waiting: (count) => (count === 1 ? '1 application has been waiting' : `${count} applications have been waiting`),
  updates: (count) => (count === 1 ? '1 update' : `${count} updates`),
  more: (count) => `And ${count} more.`,
  newMarkets: (count) => (count === 1 ? '1 new event fits you' : `${count} new events fit you`),
  place: (dates, place) => `${dates} in ${place}.`,
  transferred: {
    received: (title) => `You now manage ${title}.`,
    given: (title) => `You no longer manage ${title}.`,
  },
  fields: {
    eventDate: 'Date',
    eventEndDate: 'Last day',
    startTime: 'Opens',
    endTime: 'Closes',
    loadInDate: 'Load-in date',
    loadInTime: 'Load-in',
    loadOutTime: 'Load-out',
    location: 'Location',
    address: 'Address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP code',
  },
  unknownYet: 'to be announced',
  datesUnknown: 'Date to be announced',
  nothing: 'Nothing',
  change: (field, now, before) => `${field}: ${now} (was ${before})`,
};

export const phrasesIn: InLanguages<Phrases> = { en: english, es: spanish };
