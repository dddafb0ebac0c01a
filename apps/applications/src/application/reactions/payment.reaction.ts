import { Injectable } from '@nestjs/common';
import { paymentCompleted, paymentFailed, paymentProcessingStarted, paymentRefunded } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { application } from '../domain/application.decider.js';
import type { RecordPayment } from '../domain/follow-up.js';

type PaymentFacts = IntegrationData<typeof paymentCompleted>;

/** The payment status of an application follows billing. */
@Injectable()
export class PaymentReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(paymentProcessingStarted)
  processing(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'processing', reaction);
  }

  @Reacts(paymentCompleted)
  completed(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'completed', reaction);
  }

  @Reacts(paymentFailed)
  failed(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'failed', reaction);
  }

  @Reacts(paymentRefunded)
  refunded(facts: PaymentFacts, reaction: Reaction): Promise<void> {
    return this.record(facts, 'refunded', reaction);
  }

  private async record(
    { applicationId, paymentId }: PaymentFacts,
    paymentStatus: RecordPayment['paymentStatus'],
    { command, session }: Reaction,
  ): Promise<void> {
    const payment: RecordPayment = { type: 'record-payment', paymentId, paymentStatus };
    await this.store.transaction(command, (tx) => tx.execute(application, applicationId, payment), { session });
  }
}
