import { Inject, Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  paymentCompleted,
  paymentRefunded,
  paymentReinstated,
} from '@stallbook/contracts';
import { keepNewestFacts, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../application-replica.schema.js';

const STATUS = {
  [applicationSubmitted.type]: 'pending',
  [applicationAccepted.type]: 'accepted',
  [applicationRejected.type]: 'rejected',
} as const;

type ApplicationFacts = IntegrationData<typeof applicationSubmitted>;
type PaymentFacts = IntegrationData<typeof paymentCompleted>;

@Injectable()
export class ApplicationReplicaReaction {
  private readonly collection: Collection<ApplicationReplica>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  @Reacts(applicationSubmitted, applicationAccepted, applicationRejected)
  application(facts: ApplicationFacts, reaction: Reaction): void {
    this.keep(facts, STATUS[reaction.message.type as keyof typeof STATUS], reaction);
  }

  /** The vendor may still write about it. */
  @Reacts(applicationWithdrawn)
  withdrawn({ wasAccepted, ...facts }: IntegrationData<typeof applicationWithdrawn>, reaction: Reaction): void {
    this.keep(facts, wasAccepted ? 'withdrawn' : 'draft', reaction);
  }

  @Reacts(paymentCompleted, paymentReinstated)
  paid(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, true, reaction);
  }

  @Reacts(paymentRefunded)
  refunded(data: PaymentFacts, reaction: Reaction): void {
    this.keepPayment(data, false, reaction);
  }

  private keep(facts: ApplicationFacts, status: ApplicationReplica['status'], { write, message }: Reaction): void {
    const { applicationId: _id, marketEventId, vendorId, organizerId } = facts;
    const dueCents = facts.boothFeeCents + facts.applicationFeeCents;
    const replica = { _id, revision: message.sequence, marketEventId, vendorId, organizerId, status, dueCents };
    write(this.collection, keepNewestFacts<ApplicationReplica>(replica));
  }

  private keepPayment({ applicationId: _id, paymentId }: PaymentFacts, paid: boolean, reaction: Reaction): void {
    const facts = { _id, paymentRevision: reaction.message.sequence, paymentId, paid };
    reaction.write(this.collection, keepNewestFacts<ApplicationReplica>(facts, 'paymentRevision'));
  }
}
