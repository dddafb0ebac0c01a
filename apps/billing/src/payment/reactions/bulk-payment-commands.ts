import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type ProcessChunk } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { payment, type PaymentCommand } from '../domain/payment.decider.js';
import { payments, type PaymentDocument } from '../payment.projection.js';

/** One chunk of a process that changes many payments. */
@Injectable()
export class BulkPaymentCommands {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** @returns the IDs of the payments in this chunk */
  async execute(
    filter: Filter<PaymentDocument>,
    { after, limit, command: context, session }: ProcessChunk,
    commandFor: (document: PaymentDocument) => PaymentCommand,
  ): Promise<string[]> {
    const found = await this.db
      .collection<PaymentDocument>(payments.collection)
      .find({ $and: [filter, { _id: { $gt: after } }] }, { session, sort: { _id: 1 }, limit })
      .toArray();
    const commands = found.map((document) => ({ id: document._id, command: commandFor(document) }));
    await this.store.transaction(context, (tx) => tx.executeMany(payment, commands), { session });
    return commands.map(({ id }) => id);
  }
}
