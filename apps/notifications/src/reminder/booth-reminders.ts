import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, type OtherIds } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Added } from '../notification/feeds.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import { isAboutPayment, isUseful, triedAgainAt, type ReminderKind } from './due-dates.js';
import { ReminderSender } from './reminder-sender.js';
import { ReminderWriter } from './reminder-writer.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

/** Reminders of accepted vendors: of the event, and of the payment. */
@Injectable()
export class BoothReminders {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    private readonly writer: ReminderWriter,
    private readonly sender: ReminderSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  due(kind: ReminderKind, _id: OtherIds, limit: number): Promise<{ _id: string }[]> {
    const due = { _id, [`${kind}DueAt`]: { $type: 'date', $lte: this.clock.now() } };
    return this.booths.find(due, { _id: 1 }).limit(limit).lean().exec();
  }

  async remind(_id: string, kind: ReminderKind, session: ClientSession): Promise<Added[]> {
    const now = this.clock.now();
    const settled = { $set: { [`${kind}DueAt`]: null, [`${kind}Settled`]: true } };
    const stillDue = { _id, [`${kind}DueAt`]: { $type: 'date', $lte: now } };
    const booth = await this.booths.findOneAndUpdate(stillDue, settled, { session }).lean();
    if (!booth) return [];
    const market = await this.markets.findById(booth.marketEventId, null, { session }).lean();
    if (!market?.facts || !isUseful(kind, market.facts, now)) {
      // A later day of the market needs it again.
      await this.booths.updateOne({ _id }, { $set: { [`${kind}Settled`]: false } }, { session });
      return [];
    }
    if (isAboutPayment(kind) && (booth.payment !== null || !booth.dueCents)) return [];
    const vendor = await this.replicas.person(booth.vendorId, session);
    if (vendor) {
      const context = { at: now, language: languageOf(vendor) };
      return this.sender.send(this.writer.write(booth, kind, market.facts, context), vendor, session);
    }
    // The profile has not arrived yet.
    const later = { [`${kind}DueAt`]: triedAgainAt(now), [`${kind}Settled`]: false };
    await this.booths.updateOne({ _id }, { $set: later }, { session });
    return [];
  }
}
