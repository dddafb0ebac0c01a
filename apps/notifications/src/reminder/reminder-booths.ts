import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { draftDueAt, dueAt, reminderKinds, sentAt, undecidedDueAt, type ReminderMarket } from './reminder-moments.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

/** For the rare application that arrives before its market. */
const SOME_ZONE = 'UTC';
const NOT_ACCEPTED = {
  acceptedAt: null,
  ...Object.fromEntries(reminderKinds.map((kind) => [`${kind}DueAt`, null])),
};
const DECIDED = { draftedAt: null, submittedAt: null, undecidedDueAt: null };

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
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async accept(subject: Subject, dueCents: number, acceptedAt: Date, session: ClientSession): Promise<void> {
    await this.change(subject, { ...DECIDED, acceptedAt, dueCents }, session);
    await this.lockMarket(subject.marketEventId, session);
    const market = await this.markets.findById(subject.marketEventId, null, { session }).lean();
    if (market) await this.schedule(market, session);
  }

  async withdrawAcceptance(subject: Subject, session: ClientSession): Promise<void> {
    await this.change(subject, { ...DECIDED, ...NOT_ACCEPTED }, session);
  }

  async draft(subject: Subject, draftedAt: Date, session: ClientSession): Promise<void> {
    await this.change(subject, { ...DECIDED, ...NOT_ACCEPTED, draftedAt }, session);
  }

  async deleteDraft(applicationId: string, session: ClientSession): Promise<void> {
    await this.booths.deleteOne({ _id: applicationId }, { session });
  }

  /** Does not lock the market, so that many can apply in parallel: of the market, only its zone counts. */
  async submit(subject: Subject, submittedAt: Date, session: ClientSession): Promise<void> {
    const market = await this.markets.findById(subject.marketEventId, null, { session }).lean();
    const due = undecidedDueAt(submittedAt, market?.facts?.timeZone ?? SOME_ZONE);
    await this.change(subject, { ...NOT_ACCEPTED, draftedAt: null, submittedAt, undecidedDueAt: due }, session);
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
    const set = { $set: { revision, facts, draftDueAt: facts && draftDueAt(facts) } };
    const { modifiedCount } = await this.markets.updateOne(older, set, { session });
    if (modifiedCount > 0) await this.schedule({ _id: marketEventId, facts }, session);
  }

  async deleteMarket(marketEventId: string, session: ClientSession): Promise<void> {
    await this.lockMarket(marketEventId, session);
    await this.markets.updateOne(
      { _id: marketEventId },
      { $set: { deleted: true, facts: null, draftDueAt: null } },
      { session },
    );
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
      dueCents: null,
      payment: null,
      ...DECIDED,
      ...NOT_ACCEPTED,
      ...Object.fromEntries(reminderKinds.map((kind) => [`${kind}Settled`, false])),
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
    const now = this.clock.now();
    for (const kind of reminderKinds) {
      const all = { marketEventId, [`${kind}DueAt`]: { $ne: null } };
      await this.booths.updateMany(all, { $set: { [`${kind}DueAt`]: null } }, { session });
      if (!facts) continue;
      const due = dueAt(kind, facts);
      const waiting = { marketEventId, [`${kind}Settled`]: { $ne: true }, acceptedAt: { $ne: null, $lte: due } };
      await this.booths.updateMany(waiting, { $set: { [`${kind}DueAt`]: sentAt(due, now) } }, { session });
    }
  }
}
