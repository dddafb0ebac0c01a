import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { keepNewest, keepNewestFacts, type CollectedWork, type Reaction, type Revised } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { Replicas } from '../replicas/replicas.js';
import {
  draftDueAt,
  dueAt,
  isPostponedTo,
  isUseful,
  reminderKinds,
  sentAt,
  undecidedDueAt,
  type ReminderMarket,
  type RosterKind,
} from './due-dates.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';

/** For the rare application that arrives before its market. */
const FALLBACK_ZONE = 'UTC';
const NOT_ACCEPTED = {
  acceptedAt: null,
  dueCents: null,
  ...Object.fromEntries(reminderKinds.map((kind) => [`${kind}DueAt`, null])),
};
const UNPUBLISHED = { facts: null, draftDueAt: null, fiveDayDueAt: null, oneDayDueAt: null };
const UNKNOWN = { revision: 0, ...UNPUBLISHED, fiveDaySettled: false, oneDaySettled: false };
const DECIDED = { draftedAt: null, submittedAt: null, undecidedDueAt: null };
const EMPTY = {
  payment: null,
  ...DECIDED,
  ...NOT_ACCEPTED,
  draftSettled: false,
  ...Object.fromEntries(reminderKinds.map((kind) => [`${kind}Settled`, false])),
};

interface Subject {
  applicationId: string;
  marketEventId: string;
  vendorId: string;
}

type Delivery = Pick<Reaction, 'session' | 'write' | 'collect' | 'message'>;
type Written = Pick<Subject, 'vendorId' | 'marketEventId'> & Pick<Reaction, 'write'>;

/**
 * The schedule of reminders, which follows from what happens to applications, payments, and markets. Booths are written
 * together at the end of a delivery, in order, because many applications of a market may change together.
 */
@Injectable()
export class ReminderBooths {
  private readonly booths: Collection<ReminderBooth>;

  constructor(
    @Inject(DB) db: Db,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.booths = db.collection<ReminderBooth>(REMINDER_BOOTHS);
  }

  async accept(subject: Subject, dueCents: number, acceptedAt: Date, delivery: Delivery): Promise<void> {
    const { facts } = await this.lockMarket(subject.marketEventId, delivery);
    this.change(subject, { ...DECIDED, acceptedAt, dueCents }, delivery);
    this.schedule({ _id: subject.applicationId }, facts, delivery);
  }

  withdrawAcceptance(subject: Subject, delivery: Delivery): void {
    this.change(subject, { ...DECIDED, ...NOT_ACCEPTED }, delivery);
  }

  draft(subject: Subject, draftedAt: Date, delivery: Delivery): void {
    this.change(subject, { ...DECIDED, ...NOT_ACCEPTED, draftedAt }, delivery);
  }

  /** An empty document stays, so that a late message does not restore the draft. */
  deleteDraft(_id: string, { write, message }: Delivery): void {
    const empty = { _id, revision: message.sequence, ...EMPTY };
    write(this.booths, keepNewest<ReminderBooth>(empty as ReminderBooth & Revised));
  }

  /** Does not lock the market, so that many can apply in parallel: of the market, only its zone counts. */
  async submit(subject: Subject, submittedAt: Date, delivery: Delivery): Promise<void> {
    const market = await this.markets.findById(subject.marketEventId, null, { session: delivery.session }).lean();
    const due = undecidedDueAt(submittedAt, market?.facts?.timeZone ?? FALLBACK_ZONE);
    this.change(subject, { ...NOT_ACCEPTED, draftedAt: null, submittedAt, undecidedDueAt: due }, delivery);
  }

  recordPayment(
    { applicationId: _id, marketEventId, vendorId, paymentId }: Subject & { paymentId: string },
    payment: 'paid' | 'refunded',
    { write, collect, message }: Delivery,
  ): void {
    const facts = { _id, paymentRevision: message.sequence, paymentId, payment };
    const missing = { ...EMPTY, marketEventId, vendorId };
    write(this.booths, keepNewestFacts<ReminderBooth>(facts, 'paymentRevision', missing));
    collect(this.deleteOver, { vendorId, marketEventId, write });
  }

  async saveMarket(
    marketEventId: string,
    revision: number,
    facts: ReminderMarket | null,
    delivery: Delivery,
  ): Promise<void> {
    const market = await this.lockMarket(marketEventId, delivery);
    const older = { _id: marketEventId, revision: { $lt: revision }, deleted: { $exists: false } };
    const set = { $set: { revision, ...(facts ? this.momentsOf(facts, market) : UNPUBLISHED) } };
    const { modifiedCount } = await this.markets.updateOne(older, set, { session: delivery.session });
    if (modifiedCount > 0) this.schedule({ marketEventId }, facts, delivery);
  }

  /** Ends all reminders of a market that has some. */
  async suspendMarket(marketEventId: string, revision: number, delivery: Delivery): Promise<void> {
    const isKnown = await this.markets.exists({ _id: marketEventId }).session(delivery.session);
    if (isKnown) await this.saveMarket(marketEventId, revision, null, delivery);
  }

  async deleteMarket(marketEventId: string, delivery: Delivery): Promise<void> {
    await this.lockMarket(marketEventId, delivery);
    await this.markets.updateOne(
      { _id: marketEventId },
      { $set: { deleted: true, ...UNPUBLISHED } },
      { session: delivery.session },
    );
    delivery.write(this.booths, { deleteMany: { filter: { marketEventId } } });
  }

  forget(vendorId: string, { write }: Delivery): void {
    write(this.booths, { deleteMany: { filter: { vendorId } } });
  }

  private change(
    { applicationId: _id, marketEventId, vendorId }: Subject,
    change: Partial<ReminderBooth>,
    { write, collect, message }: Delivery,
  ): void {
    const facts = { _id, revision: message.sequence, marketEventId, vendorId, ...change };
    write(this.booths, keepNewestFacts<ReminderBooth>(facts, 'revision', EMPTY));
    collect(this.deleteOver, { vendorId, marketEventId, write });
  }

  /** A fact may arrive after the erasure of its vendor, or the deletion of its market event. */
  private readonly deleteOver: CollectedWork<Written> = async (written, { session }) => {
    const marketEventIds = written.map(({ marketEventId }) => marketEventId);
    const vendorIds = written.map(({ vendorId }) => vendorId);
    const deleted = await this.markets.distinct('_id', { _id: { $in: marketEventIds }, deleted: true }, { session });
    const { people } = await this.replicas.known({ people: vendorIds, markets: [] }, session);
    const erased = [...people].flatMap(([id, { email }]) => (email === null ? id : []));
    if (deleted.length + erased.length === 0) return;
    const filter = { $or: [{ marketEventId: { $in: deleted } }, { vendorId: { $in: erased } }] };
    written[0]?.write(this.booths, { deleteMany: { filter } });
  };

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

  /** Every writer changes the market's document, so that an acceptance and a concurrent move conflict and one sees the other. */
  private lockMarket(_id: string, { session }: Delivery): Promise<ReminderMarketDocument> {
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
  private schedule(
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
}
