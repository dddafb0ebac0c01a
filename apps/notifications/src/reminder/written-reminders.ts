import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailType } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { isDraftUseful, isUseful, type ReminderMarket } from './reminder-moments.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

type Check = (booth: ReminderBooth, market: ReminderMarket, now: Date) => boolean;

/** One that is due has been planned again, for a later day of the market. */
const checks: Partial<Record<`${EmailType}`, Check>> = {
  [EmailType.event_reminder_5day]: (booth, market, now) =>
    booth.acceptedAt !== null && booth.fiveDayDueAt === null && isUseful('oneDay', market, now),
  [EmailType.event_reminder_1day]: (booth, market, now) =>
    booth.acceptedAt !== null && booth.oneDayDueAt === null && isUseful('oneDay', market, now),
  [EmailType.payment_due]: (booth, market, now) =>
    booth.acceptedAt !== null && booth.payment === null && isUseful('paymentOneDay', market, now),
  [EmailType.draft_unsent]: (booth, market, now) => Boolean(booth.draftedAt) && isDraftUseful(market, now),
};

/** Reminders wait for quiet hours, workers, and mail servers; meanwhile, what they say can become false. */
@Injectable()
export class WrittenReminders {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** True for emails that are no reminders. */
  async isStillTrue(type: `${EmailType}`, applicationId: string | undefined): Promise<boolean> {
    const check = checks[type];
    if (!check || applicationId === undefined) return true;
    const booth = await this.booths.findById(applicationId).lean();
    const market = booth && (await this.markets.findById(booth.marketEventId).lean());
    return Boolean(booth && market?.facts && check(booth, market.facts, this.clock.now()));
  }
}
