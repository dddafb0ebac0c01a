import { Injectable } from '@nestjs/common';
import { applicationWithdrawn } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { payment } from '../domain/payment.decider.js';
import { paymentIdOf } from '../domain/payment.state.js';

/** A vendor who gives up a booth pays nothing more, and gets back what the policy of the event says. */
@Injectable()
export class ApplicationWithdrawnReaction {
  constructor(private readonly store: EventStore) {}

  @Reacts(applicationWithdrawn)
  async withdrawn(
    { applicationId, wasAccepted, refundPercent }: IntegrationData<typeof applicationWithdrawn>,
    { command, session }: Reaction,
  ): Promise<void> {
    if (!wasAccepted) return;
    const withdraw = { type: 'withdraw', reason: 'vendor_withdrew', refundPercent } as const;
    await this.store.transaction(command, (tx) => tx.execute(payment, paymentIdOf(applicationId), withdraw), {
      session,
    });
  }
}
