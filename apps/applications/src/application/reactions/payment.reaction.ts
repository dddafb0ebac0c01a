import { Inject, Injectable } from '@nestjs/common';
import {
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  paymentReinstated,
  paymentReopened,
} from '@stallbook/contracts';
import { advanceRevision, EventStore, Reacts, type Reaction, type Revised } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { PAYMENT_REVISIONS } from '../../replicas/payment-revision.schema.js';
import { application } from '../domain/application.decider.js';
import type { RecordPayment } from '../domain/follow-up.js';

type PaymentFacts = IntegrationData<typeof paymentCompleted>;

/** The payment status of an application follows billing. */
@Injectable()
export class PaymentReaction {
  private readonly revisions: Collection<Revised>;

  constructor(
    private readonly store: EventStore,
    @Inject(DB) db: Db,
  ) {
    this.revisions = db.collection<Revised>(PAYMENT_REVISIONS);
  }

  @Reacts(paymentProcessingStarted)
  processing(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'processing', reaction);
  }

  @Reacts(paymentCompleted, paymentReinstated)
  completed(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'completed', reaction);
  }

  @Reacts(paymentFailed)
  failed(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'failed', reaction);
  }

  @Reacts(paymentReopened)
  reopened(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'pending', reaction);
  }

  @Reacts(paymentRefunded)
  refunded(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'refunded', reaction);
  }

  private async record(
    { applicationId, paymentId }: PaymentFacts,
    paymentStatus: RecordPayment['paymentStatus'],
    reaction: Reaction,
  ): Promise<void> {
    if (!(await advanceRevision(this.revisions, paymentId, reaction))) return;
    const { command, session } = reaction;
    const payment: RecordPayment = { type: 'record-payment', paymentId, paymentStatus };
    await this.store.transaction(command, (tx) => tx.execute(application, applicationId, payment), { session });
  }
}
