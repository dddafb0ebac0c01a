import { Inject, Injectable } from '@nestjs/common';
import { paymentCompleted, paymentRefunded, paymentReinstated } from '@stallbook/contracts';
import { advanceRevision, EventStore, Reacts, type Reaction, type Revised } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { PaidBooths } from '../paid-booths.js';
import { PAYMENT_REVISIONS } from '../payment-revision.schema.js';

/** A market event that is being deleted goes with its last refund. */
@Injectable()
export class PaymentReaction {
  private readonly revisions: Collection<Revised>;

  constructor(
    private readonly store: EventStore,
    private readonly booths: PaidBooths,
    @Inject(DB) db: Db,
  ) {
    this.revisions = db.collection<Revised>(PAYMENT_REVISIONS);
  }

  @Reacts(paymentCompleted, paymentReinstated)
  async completed(
    { marketEventId, paymentId, amountCents, ...data }: IntegrationData<typeof paymentReinstated>,
    reaction: Reaction,
  ): Promise<void> {
    if (amountCents === 0 || !(await advanceRevision(this.revisions, paymentId, reaction))) return;
    const paidAt = new Date(data.paidAt ?? reaction.message.occurredAt);
    await this.booths.add(marketEventId, { paymentId, paidAt }, reaction.session);
  }

  @Reacts(paymentRefunded)
  async refunded(
    { marketEventId, paymentId }: IntegrationData<typeof paymentRefunded>,
    reaction: Reaction,
  ): Promise<void> {
    const { command, session } = reaction;
    if (!(await advanceRevision(this.revisions, paymentId, reaction))) return;
    if (!(await this.booths.remove(marketEventId, paymentId, session))) return;
    const finish = { type: 'finish-deletion' } as const;
    await this.store.transaction(command, (tx) => tx.execute(marketEvent, marketEventId, finish), { session });
  }
}
