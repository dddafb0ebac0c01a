import { Inject, Injectable } from '@nestjs/common';
import {
  applicationAccepted,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  paymentCompleted,
  paymentRefunded,
} from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { APPLICATION_REPLICAS, type ApplicationReplica } from '../application-replica.schema.js';

const STATUS = {
  [applicationSubmitted.type]: 'pending',
  [applicationAccepted.type]: 'accepted',
  [applicationRejected.type]: 'rejected',
} as const;

@Injectable()
export class ApplicationReplicaReaction {
  private readonly collection: Collection<ApplicationReplica>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  @Reacts(applicationSubmitted, applicationAccepted, applicationRejected)
  application({ applicationId, ...facts }: IntegrationData<typeof applicationSubmitted>, reaction: Reaction): void {
    const { marketEventId, vendorId, organizerId, boothFeeCents, applicationFeeCents } = facts;
    const status = STATUS[reaction.message.type as keyof typeof STATUS];
    const dueCents = boothFeeCents + applicationFeeCents;
    this.set(applicationId, { marketEventId, vendorId, organizerId, status, dueCents }, reaction);
  }

  /** The vendor may still write about it. */
  @Reacts(applicationWithdrawn)
  withdrawn({ applicationId, wasAccepted }: IntegrationData<typeof applicationWithdrawn>, reaction: Reaction): void {
    if (wasAccepted) return this.set(applicationId, { status: 'withdrawn' }, reaction);
    const update = { $unset: { status: 1 as const } };
    reaction.write(this.collection, { updateOne: { filter: { _id: applicationId }, update } });
  }

  @Reacts(paymentCompleted)
  paid({ applicationId }: IntegrationData<typeof paymentCompleted>, reaction: Reaction): void {
    this.set(applicationId, { paid: true }, reaction);
  }

  @Reacts(paymentRefunded)
  refunded({ applicationId }: IntegrationData<typeof paymentRefunded>, reaction: Reaction): void {
    this.set(applicationId, { paid: false }, reaction);
  }

  private set(_id: string, facts: Omit<ApplicationReplica, '_id'>, { write }: Reaction): void {
    write(this.collection, { updateOne: { filter: { _id }, update: { $set: facts }, upsert: true } });
  }
}
