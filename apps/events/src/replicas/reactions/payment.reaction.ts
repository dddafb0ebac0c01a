import { Injectable } from '@nestjs/common';
import { paymentCompleted, paymentRefunded } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { PaidBooths } from '../paid-booths.js';

/** A market event that is being deleted goes with its last refund. */
@Injectable()
export class PaymentReaction {
  constructor(
    private readonly store: EventStore,
    private readonly booths: PaidBooths,
  ) {}

  @Reacts(paymentCompleted)
  async completed(
    { marketEventId, paymentId, amountCents }: IntegrationData<typeof paymentCompleted>,
    { session }: Reaction,
  ): Promise<void> {
    if (amountCents > 0) await this.booths.add(marketEventId, paymentId, session);
  }

  @Reacts(paymentRefunded)
  async refunded(
    { marketEventId, paymentId }: IntegrationData<typeof paymentRefunded>,
    { command, session }: Reaction,
  ): Promise<void> {
    if (!(await this.booths.remove(marketEventId, paymentId, session))) return;
    const finish = { type: 'finish-deletion' } as const;
    await this.store.transaction(command, (tx) => tx.execute(marketEvent, marketEventId, finish), { session });
  }
}
