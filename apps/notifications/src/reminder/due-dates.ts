import type { LanguageCode } from '@stallbook/contracts';
import { DAY_MS, addDays, closesAt, daysBetween, instantOf, localDateAt, startOf } from '@stallbook/kernel';
import { phrasesIn } from '../email/phrases.js';

export interface ReminderMarket {
  title: string;
  startDate: string;
  endDate: string;
  startTime: string | null;
  timeZone: string;
  place: string;
  applicationDeadline?: string | null;
}

/** The organizer counts on paid booths so many days before the event. */
const PAYMENT_DUE_DAYS = 7;

const daysBefore = {
  fiveDay: 5,
  oneDay: 1,
  paymentThreeDay: PAYMENT_DUE_DAYS + 3,
  paymentOneDay: PAYMENT_DUE_DAYS + 1,
};
export type ReminderKind = keyof typeof daysBefore;
export const reminderKinds = Object.keys(daysBefore) as ReminderKind[];

export type PaymentReminderKind = 'paymentThreeDay' | 'paymentOneDay';
export const isAboutPayment = (kind: ReminderKind): kind is PaymentReminderKind => kind.startsWith('payment');

/** The organizer's reminders, which contain the roster. */
export type RosterKind = 'fiveDay' | 'oneDay';
export const rosterKinds: readonly RosterKind[] = ['fiveDay', 'oneDay'];

const DRAFT_DAYS = 2;
const UNDECIDED_DAYS = 8;
const MORNING = '09:00';
const UNTIL_NEXT_TRY_MS = 60_000;

/** For a reminder whose recipient's profile has not arrived yet. */
export const triedAgainAt = (now: Date): Date => new Date(now.getTime() + UNTIL_NEXT_TRY_MS);

/** For a reminder about a market that is hidden and may be restored. */
export const nextMorning = (morning: Date): Date => new Date(morning.getTime() + DAY_MS);

/** A reminder that is scheduled late waits a little, because the payment may arrive right after the acceptance. */
export const sentAt = (due: Date, now: Date): Date => (due <= now ? triedAgainAt(now) : due);

/** A reminder that was sent is sent again: the market was postponed. */
export const isPostponedTo = (due: Date, now: Date): boolean => due.getTime() > now.getTime() + DAY_MS;

type When = Pick<ReminderMarket, 'startDate' | 'startTime' | 'timeZone'>;
type Deadline = Pick<ReminderMarket, 'applicationDeadline' | 'timeZone'>;

/** In the morning of the market's zone, whatever daylight saving does in between. */
export const dueAt = (kind: ReminderKind, { startDate, timeZone }: When): Date =>
  instantOf(addDays(startDate, -daysBefore[kind]), MORNING, timeZone);

export const paymentDueOn = ({ startDate }: Pick<When, 'startDate'>): string => addDays(startDate, -PAYMENT_DUE_DAYS);

/** A late reminder is useful until the next one is due, the payment is late, or the event has started. */
export function isUseful(kind: ReminderKind, market: When, now: Date): boolean {
  switch (kind) {
    case 'fiveDay':
      return now < dueAt('oneDay', market);
    case 'oneDay':
      return now < startOf(market);
    case 'paymentThreeDay':
      return now < dueAt('paymentOneDay', market);
    case 'paymentOneDay':
      return now <= instantOf(paymentDueOn(market), undefined, market.timeZone);
  }
}

/** null without a deadline. */
export const draftDueAt = ({ applicationDeadline, timeZone }: Deadline): Date | null =>
  applicationDeadline ? instantOf(addDays(applicationDeadline, -DRAFT_DAYS), MORNING, timeZone) : null;

export const isDraftUseful = ({ applicationDeadline, timeZone }: Deadline, now: Date): boolean =>
  Boolean(applicationDeadline) && now <= closesAt(applicationDeadline!, timeZone);

/** The first morning on which the application is older than a week. */
export const undecidedDueAt = (submittedAt: Date, timeZone: string): Date =>
  instantOf(addDays(localDateAt(submittedAt, timeZone), UNDECIDED_DAYS), MORNING, timeZone);

export function inDays(
  { startDate: date, timeZone }: Pick<When, 'startDate' | 'timeZone'>,
  now: Date,
  language: LanguageCode = 'en',
): string {
  return phrasesIn[language].inDays(daysBetween(localDateAt(now, timeZone), date));
}
