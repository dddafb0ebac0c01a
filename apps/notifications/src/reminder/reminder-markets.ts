import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CollectedWork, Reaction } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import {
  draftDueAt,
  dueAt,
  isPostponedTo,
  isUseful,
  reminderKinds,
  sentAt,
  type ReminderMarket,
  type RosterKind,
} from './due-dates.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

const UNPUBLISHED = { facts: null, draftDueAt: null, fiveDayDueAt: null, oneDayDueAt: null };
const UNKNOWN = { revision: 0, ...UNPUBLISHED, fiveDaySettled: false, oneDaySettled: false };

export type Delivery = Pick<Reaction, 'session' | 'write' | 'collect' | 'message'>;

type KnownMarket = Pick<ReminderMarketDocument, '_id' | 'deleted' | 'facts'>;

interface Suspended {
  marketEventId: string;
  revision: number;
  delivery: Delivery;
}

/** The markets of booths, whose dates move their reminders. */
@Injectable()
export class ReminderMarkets {
  private readonly booths: Collection<ReminderBooth>;

  constructor(
    @Inject(DB) db: Db,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.booths = db.collection<ReminderBooth>(REMINDER_BOOTHS);
  }

  async save(marketEventId: string, revision: number, facts: ReminderMarket | null, delivery: Delivery): Promise<void> {
    const market = await this.lock(marketEventId, delivery);
    const older = { _id: marketEventId, revision: { $lt: revision }, deleted: { $exists: false } };
    const set = { $set: { revision, ...(facts ? this.momentsOf(facts, market) : UNPUBLISHED) } };
    const { modifiedCount } = await this.markets.updateOne(older, set, { session: delivery.session });
    if (modifiedCount > 0) this.schedule({ marketEventId }, facts, delivery);
  }

  /** Ends all reminders of a market that has some. */
  suspend(marketEventId: string, revision: number, delivery: Delivery): void {
    delivery.collect(this.suspendKnown, { marketEventId, revision, delivery });
  }

  private readonly suspendKnown: CollectedWork<Suspended> = async (suspended, { session }) => {
    const ids = suspended.map(({ marketEventId }) => marketEventId);
    const known = new Set(await this.markets.distinct('_id', { _id: { $in: ids } }, { session }));
    for (const { marketEventId, revision, delivery } of suspended) {
      if (known.has(marketEventId)) await this.save(marketEventId, revision, null, delivery);
    }
  };

  async delete(marketEventId: string, delivery: Delivery): Promise<void> {
    await this.lock(marketEventId, delivery);
    await this.markets.updateOne(
      { _id: marketEventId },
      { $set: { deleted: true, ...UNPUBLISHED } },
      { session: delivery.session },
    );
    delivery.write(this.booths, { deleteMany: { filter: { marketEventId } } });
  }

  /** Their zones, and whether they were deleted. */
  async known(ids: readonly string[], session: ClientSession): Promise<ReadonlyMap<string, KnownMarket>> {
    const fields = { 'facts.timeZone': 1, deleted: 1 };
    const found = await this.markets
      .find({ _id: { $in: [...new Set(ids)] } }, fields, { session })
      .lean<KnownMarket[]>();
    return new Map(found.map((market) => [market._id, market]));
  }

  /** Every writer changes the market's document, so that an acceptance and a concurrent move conflict and one sees the other. */
  lock(_id: string, { session }: Delivery): Promise<ReminderMarketDocument> {
    const update = { $inc: { writes: 1 }, $setOnInsert: UNKNOWN };
    return this.markets
      .findOneAndUpdate({ _id }, update, { upsert: true, returnDocument: 'after', session })
      .lean()
      .orFail()
      .exec();
  }

  /**
   * A reminder that was due before the acceptance is never sent. One that was sent is sent again if its new moment is
   * more than a day ahead: the market was postponed.
   */
  schedule(
    which: Pick<ReminderBooth, '_id'> | Pick<ReminderBooth, 'marketEventId'>,
    facts: ReminderMarket | null,
    { write }: Delivery,
  ): void {
    const now = this.clock.now();
    for (const kind of reminderKinds) {
      const scheduled = { ...which, [`${kind}DueAt`]: { $ne: null } };
      write(this.booths, { updateMany: { filter: scheduled, update: { $set: { [`${kind}DueAt`]: null } } } });
      if (!facts) continue;
      const due = dueAt(kind, facts);
      const unsent = isPostponedTo(due, now) ? {} : { [`${kind}Settled`]: false };
      const waiting = { ...which, ...unsent, acceptedAt: { $ne: null, $lte: due } };
      write(this.booths, { updateMany: { filter: waiting, update: { $set: { [`${kind}DueAt`]: sentAt(due, now) } } } });
    }
  }

  /** What is due for the vendors with a draft, and for the organizer. */
  private momentsOf(facts: ReminderMarket, market: ReminderMarketDocument): Partial<ReminderMarketDocument> {
    const now = this.clock.now();
    const roster = (kind: RosterKind): Date | null => {
      const due = dueAt(kind, facts);
      const isOpen = isPostponedTo(due, now) || (!market[`${kind}Settled`] && isUseful(kind, facts, now));
      return isOpen ? sentAt(due, now) : null;
    };
    return {
      facts,
      draftDueAt: draftDueAt(facts),
      fiveDayDueAt: roster('fiveDay'),
      oneDayDueAt: roster('oneDay'),
    };
  }
}
