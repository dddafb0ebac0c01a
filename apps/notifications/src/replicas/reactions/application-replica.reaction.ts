import { Inject, Injectable } from '@nestjs/common';
import {
  applicationStatusEvents,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentReinstated,
  paymentReopened,
  statusAfter,
  type ApplicationStatusData,
} from '@stallbook/contracts';
import { keepNewestFacts, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../application-replica.schema.js';

type PaymentFacts = IntegrationData<typeof paymentCompleted>;

@Injectable()
export class ApplicationReplicaReaction {
  private readonly collection: Collection<ApplicationReplica>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  /** About a withdrawn application, the vendor may still write. */
  @Reacts(...applicationStatusEvents)
  application(data: ApplicationStatusData, { write, message: { type, sequence: revision } }: Reaction): void {
    const { applicationId: _id, marketEventId, vendorId, organizerId } = data;
    const dueCents = data.boothFeeCents + data.applicationFeeCents;
    const parties = { marketEventId, vendorId, organizerId };
    const facts = { _id, revision, ...parties, status: statusAfter(type, data), dueCents };
    write(this.collection, keepNewestFacts<ApplicationReplica>(facts));
  }

  @Reacts(paymentProcessingStarted)
  processing(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, 'processing', reaction);
  }

  @Reacts(paymentCompleted, paymentReinstated)
  paid(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, 'completed', reaction);
  }

  @Reacts(paymentFailed)
  failed(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, 'failed', reaction);
  }

  @Reacts(paymentReopened)
  reopened(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, 'pending', reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, 'refunded', reaction);
  }

  private keepPayment(
    { applicationId: _id, paymentId }: PaymentFacts,
    paymentStatus: NonNullable<ApplicationReplica['paymentStatus']>,
    reaction: Reaction,
  ): void {
    const facts = { _id, paymentRevision: reaction.message.sequence, paymentId, paymentStatus };
    reaction.write(this.collection, keepNewestFacts<ApplicationReplica>(facts, 'paymentRevision'));
  }
}
