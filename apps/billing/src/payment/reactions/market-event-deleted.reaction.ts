import { Inject, Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { withdraw } from '../domain/due.decider.js';
import { payment } from '../domain/payment.js';
import { payments, type PaymentDocument } from '../payment.view.js';

/** Nothing is to be paid for a deleted market event any more. */
@Injectable()
export class MarketEventDeletedReaction {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: { marketEventId: string }, { command, session, message }: Reaction): Promise<void> {
    const due = await this.db
      .collection<PaymentDocument>(payments.collection)
      .find({ marketEventId }, { session, projection: { _id: 1 } })
      .toArray();
    await this.store.transaction(
      command,
      async (tx) => {
        for (const { _id } of due) await tx.execute(payment, _id, (state) => withdraw({ at: message.at }, state));
      },
      { session },
    );
  }
}
