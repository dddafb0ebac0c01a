import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  applicationStatusEvents,
  paymentCompleted,
  paymentRefunded,
  paymentReinstated,
  statusAfter,
  type ApplicationStatusData,
} from '@stallbook/contracts';
import { keepNewestFacts, Reacts, type Reaction } from '@stallbook/event-store';
import { idFrom, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import type { ApplicationFacts } from '../attachment/domain/access.js';
import { APPLICATION_REPLICAS, type ApplicationReplica } from './application-replica.schema.js';

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
    if (!found?.status || found.status === 'draft') return null;
    return { status: found.status, paid: found.paid ?? false };
  }

  /** Those of the given applications that are no drafts. */
  async sent(applicationIds: readonly string[]): Promise<Set<string>> {
    if (applicationIds.length === 0) return new Set();
    const filter = { _id: { $in: [...applicationIds] }, status: { $exists: true, $ne: 'draft' as const } };
    return new Set((await this.applications.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id));
  }

  /** What was paid stays known. */
  @Reacts(...applicationStatusEvents)
  application(data: ApplicationStatusData, { write, message: { type, sequence: revision } }: Reaction): void {
    const facts = { _id: keyOf(data.marketEventId, data.vendorId), revision, status: statusAfter(type, data) };
    write(this.collection, keepNewestFacts<ApplicationReplica>(facts));
  }

  @Reacts(paymentCompleted, paymentReinstated)
  paid(data: PaymentData, reaction: Reaction): void {
    this.keepPayment(data, true, reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: PaymentData, reaction: Reaction): void {
    this.keepPayment(data, false, reaction);
  }

  private keepPayment(
    { marketEventId, vendorId, paymentId }: PaymentData,
    paid: boolean,
    { write, message }: Reaction,
  ): void {
    const facts = { _id: keyOf(marketEventId, vendorId), paymentRevision: message.sequence, paymentId, paid };
    write(this.collection, keepNewestFacts<ApplicationReplica>(facts, 'paymentRevision'));
  }
}
