import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { dueAt, kinds, type ReminderKind, type ReminderMarket } from './reminder-moments.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

const KINDS = Object.keys(kinds) as ReminderKind[];

interface Subject {
  applicationId: string;
  marketEventId: string;
  vendorId: string;
}

/** The schedule of reminders, which follows from what happens to applications, payments, and markets. */
@Injectable()
export class ReminderBooths {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
  ) {}

  async accept(subject: Subject, dueCents: number, acceptedAt: Date, session: ClientSession): Promise<void> {
    await this.change(subject, { acceptedAt, dueCents }, session);
    await this.lockMarket(subject.marketEventId, session);
    const market = await this.markets.findById(subject.marketEventId, null, { session }).lean();
    if (market) await this.schedule(market, session);
  }

  async withdrawAcceptance(subject: Subject, session: ClientSession): Promise<void> {
    await this.change(subject, { acceptedAt: null, fiveDayDueAt: null, oneDayDueAt: null }, session);
  }

  async recordPayment(subject: Subject, payment: 'paid' | 'refunded', session: ClientSession): Promise<void> {
    await this.change(subject, { payment }, session);
  }

  async saveMarket(
    marketEventId: string,
    revision: number,
    facts: ReminderMarket | null,
    session: ClientSession,
  ): Promise<void> {
    await this.lockMarket(marketEventId, session);
    const older = { _id: marketEventId, revision: { $lt: revision }, deleted: { $exists: false } };
    const { modifiedCount } = await this.markets.updateOne(older, { $set: { revision, facts } }, { session });
    if (modifiedCount > 0) await this.schedule({ _id: marketEventId, facts }, session);
  }

  async deleteMarket(marketEventId: string, session: ClientSession): Promise<void> {
    await this.lockMarket(marketEventId, session);
    await this.markets.updateOne({ _id: marketEventId }, { $set: { deleted: true, facts: null } }, { session });
    await this.booths.deleteMany({ marketEventId }, { session });
  }

  async forget(vendorId: string, session: ClientSession): Promise<void> {
    await this.booths.deleteMany({ vendorId }, { session });
  }

  private async change(
    { applicationId, marketEventId, vendorId }: Subject,
    change: Partial<ReminderBooth>,
    session: ClientSession,
  ): Promise<void> {
    const empty = {
      acceptedAt: null,
      dueCents: null,
      payment: null,
      fiveDayDueAt: null,
      oneDayDueAt: null,
      fiveDaySettled: false,
      oneDaySettled: false,
    };
    const rest = Object.fromEntries(Object.entries(empty).filter(([name]) => !(name in change)));
    const update = { $set: { marketEventId, vendorId, ...change }, $setOnInsert: rest };
    await this.booths.updateOne({ _id: applicationId }, update, { upsert: true, session });
  }

  /** Every writer changes the market's document, so that an acceptance and a concurrent move conflict and one sees the other. */
  private async lockMarket(_id: string, session: ClientSession): Promise<void> {
    const update = { $inc: { writes: 1 }, $setOnInsert: { revision: 0, facts: null } };
    await this.markets.updateOne({ _id }, update, { upsert: true, session });
  }

  /** A reminder that was due before the acceptance is never sent. */
  private async schedule(
    { _id: marketEventId, facts }: Pick<ReminderMarketDocument, '_id' | 'facts'>,
    session: ClientSession,
  ): Promise<void> {
    for (const kind of KINDS) {
      const all = { marketEventId, [`${kind}DueAt`]: { $ne: null } };
      await this.booths.updateMany(all, { $set: { [`${kind}DueAt`]: null } }, { session });
      if (!facts) continue;
      const due = dueAt(kind, facts);
      const waiting = { marketEventId, [`${kind}Settled`]: false, acceptedAt: { $ne: null, $lte: due } };
      await this.booths.updateMany(waiting, { $set: { [`${kind}DueAt`]: due } }, { session });
    }
  }
}
