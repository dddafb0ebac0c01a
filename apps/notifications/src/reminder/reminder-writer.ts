import { Inject, Injectable } from '@nestjs/common';
import { EmailType, NotificationType, type LanguageCode } from '@stallbook/contracts';
import { formatCents } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { phrasesIn } from '../email/phrases.js';
import { formatDate } from '../email/dates.js';
import {
  composed,
  eventData,
  paymentStateOf,
  timeOf,
  type ComposedReminder,
  type RenderContext,
  type Words,
} from './composed-reminder.js';
import { inDays, isAboutPayment, paymentDueOn, type ReminderKind, type ReminderMarket } from './due-dates.js';
import type { ReminderBooth } from './reminder.schema.js';

export interface Undecided {
  marketEventId: string;
  organizerId: string;
  /** When the reminder was due. */
  due: Date;
  /** The first application that became due: others of the same day may arrive after the reminder. */
  firstId: string;
  /** All of the market that wait for more than a week. */
  count: number;
}

const types = { fiveDay: EmailType.event_reminder_5day, oneDay: EmailType.event_reminder_1day } as const;

function boothStatus(of: ReminderBooth, language: LanguageCode): string {
  const { booth } = phrasesIn[language];
  const state = paymentStateOf(of);
  return typeof state === 'object' ? booth.due(state.due) : booth[state];
}

const applicationOf = ({ _id, marketEventId }: ReminderBooth) => ({ marketEventId, applicationId: _id });
const ownApplication = (id: string): string => `/vendor/applications?application=${id}`;

@Injectable()
export class ReminderWriter {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  write(booth: ReminderBooth, kind: ReminderKind, market: ReminderMarket, context: RenderContext): ComposedReminder {
    const words = isAboutPayment(kind)
      ? this.payment(booth, market, context)
      : this.event(booth, kind, market, context);
    return composed([booth._id, kind, market.startDate], applicationOf(booth), words);
  }

  draft(booth: ReminderBooth, market: ReminderMarket, { at, language }: RenderContext): ComposedReminder {
    const { _id, vendorId } = booth;
    const { title, applicationDeadline, timeZone } = market;
    const deadline = applicationDeadline ?? '';
    const days = (inLanguage: LanguageCode) => inDays({ startDate: deadline, timeZone }, at, inLanguage);
    const link = ownApplication(_id);
    return composed([_id, 'draft', deadline], applicationOf(booth), {
      notification: {
        userId: vendorId,
        type: NotificationType.draft_unsent,
        link,
        at,
        title: 'Your application is not sent yet',
        body: `${title} takes applications until ${formatDate(deadline)}, ${days('en')}.`,
      },
      email: {
        type: EmailType.draft_unsent,
        data: {
          ...eventData(market, language),
          deadline: formatDate(deadline, language),
          days_left: days(language),
          application_url: publicUrl(this.config, link),
        },
      },
    });
  }

  /** One for all applications of a market that become due on the same day. It also counts the earlier ones. */
  undecided(
    { marketEventId, organizerId, due, firstId, count }: Undecided,
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): ComposedReminder {
    const subject = `${marketEventId} ${due.toISOString()} ${firstId}`;
    const link = `/applications?event=${marketEventId}&status=pending`;
    return composed(
      [subject, 'undecided'],
      { marketEventId },
      {
        notification: {
          userId: organizerId,
          type: NotificationType.applications_undecided,
          link,
          at,
          title: 'Applications are waiting for you',
          body: `${phrasesIn.en.waiting(count)} for more than a week at ${market.title}.`,
        },
        email: {
          type: EmailType.applications_undecided,
          data: {
            ...eventData(market, language),
            waiting: phrasesIn[language].waiting(count),
            applications_url: publicUrl(this.config, link),
          },
        },
      },
    );
  }

  private payment(
    { _id, vendorId, dueCents }: ReminderBooth,
    market: ReminderMarket,
    { at, language }: RenderContext,
  ): Words {
    const day = paymentDueOn(market);
    const due = { startDate: day, timeZone: market.timeZone };
    const amount = formatCents(dueCents ?? 0);
    const link = ownApplication(_id);
    return {
      notification: {
        userId: vendorId,
        type: NotificationType.payment_due,
        link,
        at,
        title: 'Payment due',
        body: `${amount} for your booth at ${market.title} is due ${inDays(due, at)}.`,
      },
      email: {
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
  ): Words {
    const { title, startTime, place } = market;
    const link = `/events/${booth.marketEventId}`;
    return {
      notification: {
        userId: booth.vendorId,
        type: NotificationType.event_reminder,
        link,
        at,
        title: 'Event reminder',
        body: `${title} is ${inDays(market, at)}. ${boothStatus(booth, 'en')}`,
      },
      email: {
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
