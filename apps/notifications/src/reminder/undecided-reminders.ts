import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { startOf, type Clock } from '@stallbook/kernel';
import { CLOCK, type OtherIds } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Added } from '../notification/feeds.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import { nextMorning, triedAgainAt } from './due-dates.js';
import { ReminderSender } from './reminder-sender.js';
import { ReminderWriter } from './reminder-writer.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

/** Those of a market that wait for more than a week. */
export const overdueOf = (marketEventId: string) => ({
  marketEventId,
  submittedAt: { $type: 'date' as const },
  undecidedDueAt: null,
});

/**
 * Reminds organizers of applications that wait for more than a week: on each morning on which some become that old, and
 * once for all of a market.
 */
@Injectable()
export class UndecidedReminders {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    private readonly writer: ReminderWriter,
    private readonly sender: ReminderSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The markets with such applications. */
  async due(marketEventId: OtherIds, limit: number): Promise<{ _id: string }[]> {
    const due = { marketEventId, undecidedDueAt: { $type: 'date' as const, $lte: this.clock.now() } };
    const found = await this.booths.find(due, { marketEventId: 1 }).limit(limit).lean();
    return [...new Set(found.map((booth) => booth.marketEventId))].map((_id) => ({ _id }));
  }

  async remind(marketEventId: string, session: ClientSession): Promise<Added[]> {
    const now = this.clock.now();
    const waiting = { marketEventId, undecidedDueAt: { $type: 'date' as const, $lte: now } };
    const first = await this.booths.findOne(waiting, null, { session }).sort({ undecidedDueAt: 1, _id: 1 }).lean();
    if (!first?.undecidedDueAt) return [];
    const organizerId = (await this.replicas.market(marketEventId, session))?.organizerId ?? null;
    const organizer = organizerId ? await this.replicas.person(organizerId, session) : undefined;
    const market = await this.markets.findById(marketEventId, null, { session }).lean();
    const useful = market?.facts && now < startOf(market.facts);
    const isLate = !market || (useful && organizerId !== null && !organizer);
    const isHidden = market && !market.deleted && !market.facts;
    const next = isLate ? triedAgainAt(now) : isHidden ? nextMorning(now) : null;
    await this.booths.updateMany(waiting, { $set: { undecidedDueAt: next } }, { session });
    if (next || !useful || !organizer || !organizerId) return [];
    const count = await this.booths.countDocuments(overdueOf(marketEventId)).session(session);
    const undecided = { marketEventId, organizerId, due: first.undecidedDueAt, firstId: first._id, count };
    const context = { at: now, language: languageOf(organizer) };
    return this.sender.send(this.writer.undecided(undecided, market.facts!, context), organizer, session);
  }
}
