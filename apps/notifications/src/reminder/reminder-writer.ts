import { Inject, Injectable } from '@nestjs/common';
import { EmailType, NotificationType } from '@stallbook/contracts';
import { formatCents, idFrom } from '@stallbook/kernel';
import { CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { DateTime } from 'luxon';
import { formatDates } from '../trigger/dates.js';
import type { NewNotification } from '../notification/feeds.js';
import { inDays, type ReminderKind, type ReminderMarket } from './reminder-moments.js';
import type { ReminderBooth } from './reminder.schema.js';

const types = { fiveDay: EmailType.event_reminder_5day, oneDay: EmailType.event_reminder_1day } as const;

interface Written {
  note: NewNotification;
  mail: { id: string; type: EmailType; data: Record<string, string> };
}

const timeOf = (startTime: string | null): string =>
  startTime ? DateTime.fromISO(`2000-01-01T${startTime}`).toFormat('h:mm a', { locale: 'en-US' }) : 'To be announced';

function boothStatus({ payment, dueCents }: ReminderBooth): string {
  if (payment === 'paid') return 'Your booth is paid.';
  if (payment === 'refunded') return 'Your payment was refunded.';
  if (!dueCents) return 'Nothing is due for your booth.';
  return `${formatCents(dueCents)} is still due. Pay from your applications page to secure your booth.`;
}

@Injectable()
export class ReminderWriter {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  /** The IDs follow from the application and the kind. */
  write(booth: ReminderBooth, kind: ReminderKind, market: ReminderMarket, at: Date): Written {
    const { _id, vendorId, marketEventId } = booth;
    const { title, startDate, endDate, startTime, place } = market;
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
        type: types[kind],
        data: {
          event_title: title,
          event_dates: formatDates(startDate, endDate),
          days_left: days,
          start_time: timeOf(startTime),
          location: place,
          booth_status: status,
          event_url: new URL(link, this.config.STALLBOOK_PUBLIC_URL).href,
        },
      },
    };
  }
}
