import { Inject, Injectable } from '@nestjs/common';
import { EmailType, NotificationType, type LanguageCode } from '@stallbook/contracts';
import { formatCents, idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import type { UnnamedItem } from '../email/email.schema.js';
import { phrasesIn } from '../email/phrases.js';
import { formatDate, formatDates, formatTime } from '../email/dates.js';
import { inDays, isAboutPayment, paymentDueOn, type ReminderKind, type ReminderMarket } from './due-dates.js';
import type { ReminderBooth } from './reminder.schema.js';
import type { NewNotification } from '../notification/new-notification.js';
import type { NotificationSubject } from '../notification/waiting-notification.js';

export interface Undecided {
  marketEventId: string;
  organizerId: string;
  /** When the reminder was due. */
  due: Date;
  /** The first of the applications: others of the same day may arrive after the reminder. */
  firstId: string;
  count: number;
}

const types = { fiveDay: EmailType.event_reminder_5day, oneDay: EmailType.event_reminder_1day } as const;

export interface ComposedReminder {
  notification: NewNotification;
  email: {
    id: string;
    type: EmailType;
    data: Record<string, string>;
    about?: NotificationSubject;
    names?: string[];
    unnamedItems?: UnnamedItem[];
  };
}

export const timeOf = (startTime: string | null, language: LanguageCode): string =>
  phrasesIn[language].startsAt(startTime && formatTime(startTime, language));

type PaymentState = 'paid' | 'refunded' | 'free' | { due: string };

export function paymentStateOf({ payment, dueCents }: ReminderBooth): PaymentState {
  if (payment === 'refunded' || (payment === 'paid' && dueCents !== 0)) return payment;
  return dueCents ? { due: formatCents(dueCents) } : 'free';
}

function boothStatus(of: ReminderBooth, language: LanguageCode): string {
  const { booth } = phrasesIn[language];
  const state = paymentStateOf(of);
  return typeof state === 'object' ? booth.due(state.due) : booth[state];
}

/** When the reminder is written, and what its reader reads. */
export interface RenderContext {
  at: Date;
  language: LanguageCode;
}

const ownApplication = (id: string): string => `/vendor/applications?application=${id}`;

export const eventData = ({ title, startDate, endDate }: ReminderMarket, language: LanguageCode) => ({
  event_title: title,
  event_dates: formatDates(startDate, endDate, language),
});

@Injectable()
export class ReminderWriter {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  /** The IDs follow from the application, the kind, and the market's day. */
  write(booth: ReminderBooth, kind: ReminderKind, market: ReminderMarket, context: RenderContext): ComposedReminder {
    return isAboutPayment(kind) ? this.payment(booth, kind, market, context) : this.event(booth, kind, market, context);
  }

  draft(
    { _id, vendorId, marketEventId }: ReminderBooth,
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): ComposedReminder {
    const { title, applicationDeadline, timeZone } = market;
    const deadline = applicationDeadline ?? '';
    const days = (inLanguage: LanguageCode) => inDays({ startDate: deadline, timeZone }, at, inLanguage);
    const link = ownApplication(_id);
    return {
      notification: {
        id: idFrom('notification', _id, 'draft', deadline),
        userId: vendorId,
        type: NotificationType.draft_unsent,
        about: { marketEventId, applicationId: _id },
        link,
        at,
        title: 'Your application is not sent yet',
        body: `${title} takes applications until ${formatDate(deadline)}, ${days('en')}.`,
      },
      email: {
        id: idFrom('email', _id, 'draft', deadline),
        about: { marketEventId, applicationId: _id },
        type: EmailType.draft_unsent,
        data: {
          ...eventData(market, language),
          deadline: formatDate(deadline, language),
          days_left: days(language),
          application_url: publicUrl(this.config, link),
        },
      },
    };
  }

  /** One for all applications of a market that wait since the same day. */
  undecided(
    { marketEventId, organizerId, due, firstId, count }: Undecided,
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): ComposedReminder {
    const subject = `${marketEventId} ${due.toISOString()} ${firstId}`;
    const link = `/applications?event=${marketEventId}&status=pending`;
    const type = NotificationType.applications_undecided;
    return {
      notification: {
        id: idFrom('notification', subject, 'undecided'),
        userId: organizerId,
        type,
        about: { marketEventId },
        link,
        at,
        title: 'Applications are waiting for you',
        body: `${phrasesIn.en.waiting(count)} for more than a week at ${market.title}.`,
      },
      email: {
        id: idFrom('email', subject, 'undecided'),
        type: EmailType.applications_undecided,
        data: {
          ...eventData(market, language),
          waiting: phrasesIn[language].waiting(count),
          applications_url: publicUrl(this.config, link),
        },
      },
    };
  }

  private payment(
    booth: ReminderBooth,
    kind: ReminderKind,
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): ComposedReminder {
    const { _id, vendorId, marketEventId, dueCents } = booth;
    const day = paymentDueOn(market);
    const due = { startDate: day, timeZone: market.timeZone };
    const amount = formatCents(dueCents ?? 0);
    const link = ownApplication(_id);
    return {
      notification: {
        id: idFrom('notification', _id, kind, market.startDate),
        userId: vendorId,
        type: NotificationType.payment_due,
        about: { marketEventId, applicationId: _id },
        link,
        at,
        title: 'Payment due',
        body: `${amount} for your booth at ${market.title} is due ${inDays(due, at)}.`,
      },
      email: {
        id: idFrom('email', _id, kind, market.startDate),
        about: { marketEventId, applicationId: _id },
        type: EmailType.payment_due,
        data: {
          ...eventData(market, language),
          total_amount: amount,
          due_date: formatDate(day, language),
          days_left: inDays(due, at, language),
          application_url: publicUrl(this.config, link),
        },
      },
    };
  }

  private event(
    booth: ReminderBooth,
    kind: 'fiveDay' | 'oneDay',
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): ComposedReminder {
    const { _id, vendorId, marketEventId } = booth;
    const { title, startTime, place } = market;
    const link = `/events/${marketEventId}`;
    return {
      notification: {
        id: idFrom('notification', _id, kind, market.startDate),
        userId: vendorId,
        type: NotificationType.event_reminder,
        about: { marketEventId, applicationId: _id },
        title: 'Event reminder',
        body: `${title} is ${inDays(market, at)}. ${boothStatus(booth, 'en')}`,
        link,
        at,
      },
      email: {
        id: idFrom('email', _id, kind, market.startDate),
        about: { marketEventId, applicationId: _id },
        type: types[kind],
        data: {
          ...eventData(market, language),
          days_left: inDays(market, at, language),
          start_time: timeOf(startTime, language),
          location: place,
          booth_status: boothStatus(booth, language),
          event_url: publicUrl(this.config, link),
        },
      },
    };
  }
}
