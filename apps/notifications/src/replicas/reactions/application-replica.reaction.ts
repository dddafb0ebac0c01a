import { Inject, Injectable } from '@nestjs/common';
import {
  applicationStatusEvents,
  paymentCompleted,
  paymentRefunded,
  paymentReinstated,
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

  @Reacts(paymentCompleted, paymentReinstated)
  paid(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, true, reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, false, reaction);
  }

  private keepPayment({ applicationId: _id, paymentId }: PaymentFacts, paid: boolean, reaction: Reaction): void {
    const facts = { _id, paymentRevision: reaction.message.sequence, paymentId, paid };
    reaction.write(this.collection, keepNewestFacts<ApplicationReplica>(facts, 'paymentRevision'));
  }
}
