import { Inject, Injectable } from '@nestjs/common';
import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents, idFrom } from '@stallbook/kernel';
import { CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { DateTime } from 'luxon';
import type { EmailSubject } from '../email/email.schema.js';
import { formatDates } from '../trigger/dates.js';
import type { NewNotification } from '../notification/feeds.js';
import { inDays, isAboutPayment, paymentDueOn, type ReminderKind, type ReminderMarket } from './reminder-moments.js';
import type { ReminderBooth } from './reminder.schema.js';

export interface Undecided {
  marketEventId: string;
  organizerId: string;
  /** When the reminder was due. */
  due: Date;
  count: number;
}

const types = { fiveDay: EmailType.event_reminder_5day, oneDay: EmailType.event_reminder_1day } as const;

export interface Written {
  note: NewNotification;
  mail: { id: string; type: EmailType; data: Record<string, string>; about?: EmailSubject };
}

const timeOf = (startTime: string | null): string =>
  startTime ? DateTime.fromISO(`2000-01-01T${startTime}`).toFormat('h:mm a', { locale: 'en-US' }) : 'To be announced';

function boothStatus({ payment, dueCents }: ReminderBooth): string {
  if (payment === 'paid' && dueCents !== 0) return 'Your booth is paid.';
  if (payment === 'refunded') return 'Your payment was refunded.';
  if (!dueCents) return 'Nothing is due for your booth.';
  return `${formatCents(dueCents)} is still due. Pay from your applications page to secure your booth.`;
}

const ownApplication = (id: string): string => `/vendor/applications?application=${id}`;

const eventData = ({ title, startDate, endDate }: ReminderMarket) => ({
  event_title: title,
  event_dates: formatDates(startDate, endDate),
});

@Injectable()
export class ReminderWriter {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  /** The IDs follow from the application and the kind. */
  write(booth: ReminderBooth, kind: ReminderKind, market: ReminderMarket, at: Date): Written {
    return isAboutPayment(kind) ? this.payment(booth, kind, market, at) : this.event(booth, kind, market, at);
  }

  draft({ _id, vendorId, marketEventId }: ReminderBooth, market: ReminderMarket, at: Date): Written {
    const { title, applicationDeadline, timeZone } = market;
    const deadline = applicationDeadline ?? '';
    const days = inDays({ startDate: deadline, timeZone }, at);
    const link = ownApplication(_id);
    return {
      note: {
        ...{
          id: idFrom('notification', _id, 'draft'),
          userId: vendorId,
          type: NotificationType.draft_unsent,
          link,
          at,
        },
        title: 'Your application is not sent yet',
        body: `${title} takes applications until ${formatDates(deadline, deadline)}, ${days}.`,
      },
      mail: {
        id: idFrom('email', _id, 'draft'),
        about: { marketEventId, applicationId: _id },
        type: EmailType.draft_unsent,
        data: {
          ...eventData(market),
          deadline: formatDates(deadline, deadline),
          days_left: days,
          application_url: this.url(link),
        },
      },
    };
  }

  /** One for all applications of a market that wait since the same day. */
  undecided({ marketEventId, organizerId, due, count }: Undecided, market: ReminderMarket, at: Date): Written {
    const subject = `${marketEventId} ${due.toISOString()}`;
    const waiting = count === 1 ? '1 application waits' : `${count} applications wait`;
    const link = `/applications?event=${marketEventId}&status=pending`;
    const type = NotificationType.applications_undecided;
    return {
      note: {
        ...{ id: idFrom('notification', subject, 'undecided'), userId: organizerId, type, link, at },
        title: 'Applications wait for you',
        body: `${waiting} for more than a week at ${market.title}.`,
      },
      mail: {
        id: idFrom('email', subject, 'undecided'),
        type: EmailType.applications_undecided,
        data: { ...eventData(market), waiting, applications_url: this.url(link) },
      },
    };
  }

  private payment(booth: ReminderBooth, kind: ReminderKind, market: ReminderMarket, at: Date): Written {
    const { _id, vendorId, marketEventId, dueCents } = booth;
    const day = paymentDueOn(market);
    const days = inDays({ startDate: day, timeZone: market.timeZone }, at);
    const amount = formatCents(dueCents ?? 0);
    const link = ownApplication(_id);
    return {
      note: {
        ...{ id: idFrom('notification', _id, kind), userId: vendorId, type: NotificationType.payment_due, link, at },
        title: 'Payment due',
        body: `${amount} for your booth at ${market.title} is due ${days}.`,
      },
      mail: {
        id: idFrom('email', _id, kind),
        about: { marketEventId, applicationId: _id },
        type: EmailType.payment_due,
        data: {
          ...eventData(market),
          total_amount: amount,
          due_date: formatDates(day, day),
          days_left: days,
          application_url: this.url(link),
        },
      },
    };
  }

  private event(booth: ReminderBooth, kind: 'fiveDay' | 'oneDay', market: ReminderMarket, at: Date): Written {
    const { _id, vendorId, marketEventId } = booth;
    const { title, startTime, place } = market;
    const link = `/events/${marketEventId}`;
    const days = inDays(market, at);
    const status = boothStatus(booth);
    return {
      note: {
        id: idFrom('notification', _id, kind),
        userId: vendorId,
        type: NotificationType.event_reminder,
        title: 'Event reminder',
        body: `${title} is ${days}. ${status}`,
        link,
        at,
      },
      mail: {
        id: idFrom('email', _id, kind),
        about: { marketEventId, applicationId: _id },
        type: types[kind],
        data: {
          ...eventData(market),
          days_left: days,
          start_time: timeOf(startTime),
          location: place,
          booth_status: status,
          event_url: this.url(link),
        },
      },
    };
  }

  private url(path: string): string {
    return new URL(path, this.config.STALLBOOK_PUBLIC_URL).href;
  }
}
