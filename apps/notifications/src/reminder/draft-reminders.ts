import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, type OtherIds } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Added } from '../notification/feeds.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import { isDraftUseful } from './due-dates.js';
import { ReminderSender } from './reminder-sender.js';
import { ReminderWriter } from './reminder-writer.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

/** Reminds vendors of drafts before the deadline. The moment belongs to the market, so drafts need no schedule. */
@Injectable()
export class DraftReminders {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    private readonly writer: ReminderWriter,
    private readonly sender: ReminderSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The drafts whose reminder is due. A market without another one is done. */
  async due(other: OtherIds, limit: number): Promise<{ _id: string }[]> {
    const now = this.clock.now();
    const due = { draftDueAt: { $type: 'date' as const, $lte: now } };
    const found: { _id: string }[] = [];
    for await (const { _id, facts, draftDueAt } of this.markets.find(due).lean().cursor()) {
      const open = { marketEventId: _id, draftedAt: { $ne: null, $lte: draftDueAt }, draftSettled: false };
      const useful = facts && isDraftUseful(facts, now);
      if (useful && (await this.booths.exists(open)))
        found.push(
          ...(await this.booths
            .find({ ...open, _id: other }, { _id: 1 })
            .limit(limit)
            .lean()),
        );
      else await this.markets.updateOne({ _id, draftDueAt }, { $set: { draftDueAt: null } });
      if (found.length >= limit) break;
    }
    return found;
  }

  /** null if the vendor's profile has not arrived yet. Only this draft waits, since others are due with it. */
  async remind(_id: string, session: ClientSession): Promise<Added[] | null> {
    const now = this.clock.now();
    const market = await this.dueMarketOf(_id, now, session);
    if (!market?.facts || !isDraftUseful(market.facts, now)) return [];
    const open = { _id, draftedAt: { $ne: null, $lte: market.draftDueAt }, draftSettled: false };
    const booth = await this.booths.findOne(open, null, { session }).lean();
    if (!booth) return [];
    const vendor = await this.replicas.person(booth.vendorId, session);
    if (!vendor) return null;
    await this.booths.updateOne({ _id }, { $set: { draftSettled: true } }, { session });
    const context = { at: now, language: languageOf(vendor) };
    return this.sender.send(this.writer.draft(booth, market.facts, context), vendor, session);
  }

  /** null if the deadline has moved since. A concurrent move conflicts, because both write the market. */
  private async dueMarketOf(
    boothId: string,
    now: Date,
    session: ClientSession,
  ): Promise<ReminderMarketDocument | null> {
    const booth = await this.booths.findById(boothId, { marketEventId: 1 }, { session }).lean();
    if (!booth) return null;
    const due = { _id: booth.marketEventId, draftDueAt: { $type: 'date' as const, $lte: now } };
    return this.markets.findOneAndUpdate(due, { $inc: { writes: 1 } }, { session }).lean();
  }
}
