import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailType, type LanguageCode } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { isAboutPayment, isDraftUseful, isUseful, type ReminderKind, type ReminderMarket } from './reminder-moments.js';
import { ReminderWriter, type Occasion } from './reminder-writer.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

/** The first and the last kind of reminder that an email can be. */
const boothMails: Partial<Record<EmailType, readonly [ReminderKind, ReminderKind]>> = {
  [EmailType.event_reminder_5day]: ['fiveDay', 'fiveDay'],
  [EmailType.event_reminder_1day]: ['oneDay', 'oneDay'],
  [EmailType.payment_due]: ['paymentThreeDay', 'paymentOneDay'],
};

type Data = Record<string, string>;

/** Reminders wait for quiet hours, workers, and mail servers; meanwhile, what they say can become false. */
@Injectable()
export class WrittenReminders {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly writer: ReminderWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What the email says now. null: it is no longer useful; undefined: it is not a reminder about an application. */
  async dataNow(
    type: EmailType,
    applicationId: string | undefined,
    language: LanguageCode,
  ): Promise<Data | null | undefined> {
    const isReminder = type === EmailType.draft_unsent || boothMails[type] !== undefined;
    if (!isReminder || applicationId === undefined) return undefined;
    const booth = await this.booths.findById(applicationId).lean();
    const market = booth && (await this.markets.findById(booth.marketEventId).lean());
    if (!booth || !market?.facts) return null;
    const occasion = { at: this.clock.now(), language };
    return boothMails[type]
      ? this.aboutBooth(booth, market.facts, boothMails[type], occasion)
      : this.aboutDraft(booth, market.facts, occasion);
  }

  private aboutBooth(
    booth: ReminderBooth,
    market: ReminderMarket,
    [first, last]: readonly [ReminderKind, ReminderKind],
    occasion: Occasion,
  ): Data | null {
    // If it is planned again, the market was postponed.
    const isPlannedAgain = booth[`${first}DueAt`] !== null;
    const isSettled = isAboutPayment(last) && (booth.payment !== null || !booth.dueCents);
    if (booth.acceptedAt === null || isPlannedAgain || isSettled) return null;
    return isUseful(last, market, occasion.at) ? this.writer.write(booth, last, market, occasion).mail.data : null;
  }

  private aboutDraft(booth: ReminderBooth, market: ReminderMarket, occasion: Occasion): Data | null {
    const isUnsent = Boolean(booth.draftedAt) && isDraftUseful(market, occasion.at);
    return isUnsent ? this.writer.draft(booth, market, occasion).mail.data : null;
  }
}
