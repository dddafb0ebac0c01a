import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { payment, type PaymentDetails, type PaymentState } from '../domain/payment.js';
import type { PaymentEvent } from '../domain/payment.events.js';
import { payments, type PaymentDocument } from '../payment.view.js';

/** For what happens to several payments at once, in the transaction of its cause. */
@Injectable()
export class FoundPayments {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  async each(
    filter: Filter<PaymentDocument>,
    { command, session }: Reaction,
    decide: (state: PaymentState, document: PaymentDetails) => PaymentEvent[],
  ): Promise<void> {
    const found = await this.db.collection<PaymentDocument>(payments.collection).find(filter, { session }).toArray();
    await this.store.transaction(
      command,
      async (tx) => {
        for (const document of found) await tx.execute(payment, document._id, (state) => decide(state, document));
      },
      { session },
    );
  }
}
