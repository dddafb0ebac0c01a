import type { EmailType, LanguageCode } from '@stallbook/contracts';
import { formatCents, idFrom } from '@stallbook/kernel';
import { formatDates, formatTime } from '../email/dates.js';
import type { UnnamedItem } from '../email/email.schema.js';
import { phrasesIn, type BoothPayment } from '../email/phrases.js';
import type { NewNotification } from '../notification/new-notification.js';
import type { NotificationSubject } from '../notification/waiting-notification.js';
import type { ReminderMarket } from './due-dates.js';
import type { ReminderBooth } from './reminder.schema.js';

/** When the reminder is written, and what its reader reads. */
export interface RenderContext {
  at: Date;
  language: LanguageCode;
}

export interface ComposedReminder {
  notification: NewNotification;
  email: {
    id: string;
    type: EmailType;
    data: Record<string, string>;
    about: NotificationSubject;
    names?: string[];
    unnamedItems?: UnnamedItem[];
  };
}

export interface Words {
  notification: Omit<NewNotification, 'id' | 'about'>;
  email: Omit<ComposedReminder['email'], 'id' | 'about'>;
}

/** The IDs follow from `key`, so that each reminder is sent once. */
export const composed = (
  key: readonly string[],
  about: NotificationSubject,
  { notification, email }: Words,
): ComposedReminder => ({
  notification: { id: idFrom('notification', ...key), about, ...notification },
  email: { id: idFrom('email', ...key), about, ...email },
});

export const timeOf = (startTime: string | null, language: LanguageCode): string =>
  phrasesIn[language].startsAt(startTime && formatTime(startTime, language));

export function paymentStateOf({ payment, dueCents }: ReminderBooth): BoothPayment {
  if (payment === 'refunded' || (payment && dueCents !== 0)) return payment;
  return dueCents ? { due: formatCents(dueCents) } : 'free';
}

export const eventData = ({ title, startDate, endDate }: ReminderMarket, language: LanguageCode) => ({
  event_title: title,
  event_dates: formatDates(startDate, endDate, language),
});
