import { Inject, Injectable } from '@nestjs/common';
import { keepNewest, keepNewestFacts, type CollectedWork, type Reaction, type Revised } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { Replicas } from '../replicas/replicas.js';
import { reminderKinds, undecidedDueAt } from './due-dates.js';
import { ReminderMarkets, type Delivery } from './reminder-markets.js';
import { REMINDER_BOOTHS, type ReminderBooth } from './reminder.schema.js';

/** For the rare application that arrives before its market. */
const FALLBACK_ZONE = 'UTC';
const NOT_ACCEPTED = {
  acceptedAt: null,
  dueCents: null,
  ...Object.fromEntries(reminderKinds.map((kind) => [`${kind}DueAt`, null])),
};
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

interface Written extends Pick<Subject, 'vendorId'>, Partial<Pick<Subject, 'marketEventId'>>, Pick<Reaction, 'write'> {
  submission?: { at: Date; facts: Partial<ReminderBooth> & Pick<ReminderBooth, '_id' | 'marketEventId'> };
  isErased?: boolean;
}

/**
 * The schedule of reminders, which follows from what happens to applications and payments. Booths are written together at
 * the end of a delivery, in order, because many applications of a market may change together.
 */
@Injectable()
export class ReminderBooths {
  private readonly booths: Collection<ReminderBooth>;

  constructor(
    @Inject(DB) db: Db,
    private readonly markets: ReminderMarkets,
    private readonly replicas: Replicas,
  ) {
    this.booths = db.collection<ReminderBooth>(REMINDER_BOOTHS);
  }

  async accept(subject: Subject, dueCents: number, acceptedAt: Date, delivery: Delivery): Promise<void> {
    const { facts } = await this.markets.lock(subject.marketEventId, delivery);
    this.change(subject, { ...DECIDED, acceptedAt, dueCents }, delivery);
    this.markets.schedule({ _id: subject.applicationId }, facts, delivery);
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
  submit(subject: Subject, at: Date, { write, collect, message }: Delivery): void {
    const { applicationId: _id, marketEventId, vendorId } = subject;
    const change = { ...NOT_ACCEPTED, draftedAt: null, submittedAt: at };
    const facts = { _id, revision: message.sequence, marketEventId, vendorId, ...change };
    collect(this.complete, { vendorId, marketEventId, write, submission: { at, facts } });
  }

  recordPayment(
    { applicationId: _id, marketEventId, vendorId, paymentId }: Subject & { paymentId: string },
    payment: ReminderBooth['payment'],
    { write, collect, message }: Delivery,
  ): void {
    const facts = { _id, paymentRevision: message.sequence, paymentId, payment };
    const missing = { ...EMPTY, marketEventId, vendorId };
    write(this.booths, keepNewestFacts<ReminderBooth>(facts, 'paymentRevision', missing));
    collect(this.complete, { vendorId, marketEventId, write });
  }

  forget(vendorId: string, { write, collect }: Delivery): void {
    collect(this.complete, { vendorId, write, isErased: true });
  }

  private change(
    { applicationId: _id, marketEventId, vendorId }: Subject,
    change: Partial<ReminderBooth>,
    { write, collect, message }: Delivery,
  ): void {
    const facts = { _id, revision: message.sequence, marketEventId, vendorId, ...change };
    write(this.booths, keepNewestFacts<ReminderBooth>(facts, 'revision', EMPTY));
    collect(this.complete, { vendorId, marketEventId, write });
  }

  /** A fact may arrive after the erasure of its vendor, or the deletion of its market event. */
  private readonly complete: CollectedWork<Written> = async (written, { session }) => {
    const marketEventIds = written.flatMap(({ marketEventId }) => marketEventId ?? []);
    const vendorIds = written.map(({ vendorId }) => vendorId);
    const markets = await this.markets.known(marketEventIds, session);
    for (const { write, submission } of written) {
      if (!submission) continue;
      const { at, facts } = submission;
      const timeZone = markets.get(facts.marketEventId)?.facts?.timeZone ?? FALLBACK_ZONE;
      const submitted = { ...facts, undecidedDueAt: undecidedDueAt(at, timeZone) };
      write(this.booths, keepNewestFacts<ReminderBooth>(submitted, 'revision', EMPTY));
    }
    const deleted = [...markets.values()].flatMap((market) => (market.deleted ? market._id : []));
    const { people } = await this.replicas.known({ people: vendorIds, markets: [] }, session);
    const isErased = ({ vendorId, isErased: now }: Written) => now || people.get(vendorId)?.email === null;
    const erased = written.filter(isErased).map(({ vendorId }) => vendorId);
    if (deleted.length + erased.length === 0) return;
    const filter = { $or: [{ marketEventId: { $in: deleted } }, { vendorId: { $in: erased } }] };
    written[0]?.write(this.booths, { deleteMany: { filter } });
  };
}
