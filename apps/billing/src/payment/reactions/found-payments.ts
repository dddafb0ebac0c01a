import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type ProcessChunk } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { payment, type PaymentDetails, type PaymentState } from '../domain/payment.js';
import type { PaymentEvent } from '../domain/payment.events.js';
import { payments, type PaymentDocument } from '../payment.projection.js';

/** For what happens to many payments from one cause: one chunk of a process. */
@Injectable()
export class FoundPayments {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** Returns the ids that it dealt with. */
  async each(
    filter: Filter<PaymentDocument>,
    { after, limit, command, session }: ProcessChunk,
    decide: (state: PaymentState, document: PaymentDetails) => PaymentEvent[],
  ): Promise<string[]> {
    const found = await this.db
      .collection<PaymentDocument>(payments.collection)
      .find({ $and: [filter, { _id: { $gt: after } }] }, { session, sort: { _id: 1 }, limit })
      .toArray();
    const commands = found.map((document) => ({
      id: document._id,
      decide: (state: PaymentState) => decide(state, document),
    }));
    await this.store.transaction(command, (tx) => tx.executeMany(payment, commands), { session });
    return commands.map(({ id }) => id);
  }
}
