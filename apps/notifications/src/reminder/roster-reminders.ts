import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, type OtherIds } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Added } from '../notification/feeds.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import { isUseful, triedAgainAt, type RosterKind } from './due-dates.js';
import { ReminderSender } from './reminder-sender.js';
import { REMINDER_MARKETS, type ReminderMarketDocument } from './reminder.schema.js';
import { Roster } from './roster.js';
import { RosterWriter } from './roster-writer.js';

/** Reminds organizers of their markets, with the accepted vendors. Without any, nothing is sent. */
@Injectable()
export class RosterReminders {
  constructor(
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    private readonly roster: Roster,
    private readonly writer: RosterWriter,
    private readonly sender: ReminderSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  due(kind: RosterKind, _id: OtherIds, limit: number): Promise<{ _id: string }[]> {
    const due = { _id, [`${kind}DueAt`]: { $type: 'date', $lte: this.clock.now() } };
    return this.markets.find(due, { _id: 1 }).limit(limit).lean().exec();
  }

  async remind(marketEventId: string, kind: RosterKind, session: ClientSession): Promise<Added[]> {
    const at = this.clock.now();
    const [dueAt, settled] = [`${kind}DueAt`, `${kind}Settled`];
    const stillDue = { _id: marketEventId, [dueAt]: { $type: 'date', $lte: at } };
    const done = { $set: { [dueAt]: null, [settled]: true } };
    const market = await this.markets.findOneAndUpdate(stillDue, done, { session }).lean();
    if (!market) return [];
    const planAgain = async (next: Date | null): Promise<Added[]> => {
      const change = { $set: { [dueAt]: next, [settled]: false } };
      await this.markets.updateOne({ _id: marketEventId }, change, { session });
      return [];
    };
    // A later day of the market needs it again.
    if (!market.facts || !isUseful(kind, market.facts, at)) return planAgain(null);
    const vendors = await this.roster.of(marketEventId, session);
    if (vendors.length === 0) return [];
    const organizerId = (await this.replicas.market(marketEventId, session))?.organizerId;
    const organizer = organizerId ? await this.replicas.person(organizerId, session) : undefined;
    // The profile has not arrived yet.
    if (!organizerId || !organizer) return planAgain(triedAgainAt(at));
    const written = this.writer.write({ marketEventId, organizerId, kind, vendors }, market.facts, {
      at,
      language: languageOf(organizer),
    });
    return this.sender.send(written, organizer, session);
  }
}
