import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  paymentCompleted,
  paymentRefunded,
} from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { idFrom, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import type { ApplicationFacts } from '../attachment/domain/access.js';
import { APPLICATION_REPLICAS, type ApplicationReplica } from './replica.schema.js';

type ApplicationData = IntegrationData<typeof applicationSubmitted>;
type WithdrawalData = IntegrationData<typeof applicationWithdrawn>;
type PaymentData = IntegrationData<typeof paymentCompleted>;

const keyOf = (marketEventId: string, vendorId: string) => idFrom('application', marketEventId, vendorId);

/** Payments and applications arrive by different topics, in any order. */
@Injectable()
export class ApplicationReplicas {
  private readonly collection: Collection<ApplicationReplica>;

  constructor(
    @InjectModel(APPLICATION_REPLICAS) private readonly applications: Model<ApplicationReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  async find(marketEventId: string, vendorId: string): Promise<ApplicationFacts | null> {
    const found = await this.applications.findOne({ _id: keyOf(marketEventId, vendorId) }).lean();
    return found?.status ? { status: found.status, paid: found.paid ?? false } : null;
  }

  /** Those of the given applications that are no drafts. */
  async sent(applicationIds: readonly string[]): Promise<Set<string>> {
    if (applicationIds.length === 0) return new Set();
    const filter = { _id: { $in: [...applicationIds] }, status: { $exists: true } };
    return new Set((await this.applications.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id));
  }

  @Reacts(applicationSubmitted)
  submitted(data: ApplicationData, reaction: Reaction): void {
    this.set(data, { status: 'pending' }, reaction);
  }

  @Reacts(applicationAccepted)
  accepted(data: ApplicationData, reaction: Reaction): void {
    this.set(data, { status: 'accepted' }, reaction);
  }

  @Reacts(applicationRejected)
  rejected(data: ApplicationData, reaction: Reaction): void {
    this.set(data, { status: 'rejected' }, reaction);
  }

  /** What was paid stays known. */
  @Reacts(applicationWithdrawn)
  withdrawn(data: WithdrawalData, reaction: Reaction): void {
    if (data.wasAccepted) return this.set(data, { status: 'withdrawn' }, reaction);
    const { marketEventId, vendorId } = data;
    const filter = { _id: keyOf(marketEventId, vendorId) };
    reaction.write(this.collection, { updateOne: { filter, update: { $unset: { status: 1 } } } });
  }

  @Reacts(paymentCompleted)
  paid(data: PaymentData, reaction: Reaction): void {
    this.set(data, { paid: true }, reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: PaymentData, reaction: Reaction): void {
    this.set(data, { paid: false }, reaction);
  }

  private set(
    { marketEventId, vendorId }: { marketEventId: string; vendorId: string },
    facts: Partial<ApplicationFacts>,
    { write }: Reaction,
  ): void {
    const filter = { _id: keyOf(marketEventId, vendorId) };
    write(this.collection, { updateOne: { filter, update: { $set: facts }, upsert: true } });
  }
}
