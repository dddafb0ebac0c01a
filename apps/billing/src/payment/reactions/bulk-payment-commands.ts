import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type ProcessChunk } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { payment, type PaymentCommand } from '../domain/payment.decider.js';
import { payments, withdrawnPayments, type StoredPayment } from '../payment.projection.js';

/** One chunk of a process that changes many payments, also withdrawn ones. */
@Injectable()
export class BulkPaymentCommands {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** @returns the IDs of the payments in this chunk */
  async execute(
    filter: Filter<StoredPayment>,
    { after, limit, command: context, session }: ProcessChunk,
    commandFor: (document: StoredPayment) => PaymentCommand,
  ): Promise<string[]> {
    const rest = { $and: [filter, { _id: { $gt: after } }] };
    const found: StoredPayment[] = [];
    for (const { collection } of [payments, withdrawnPayments]) {
      const stored = this.db.collection<StoredPayment>(collection);
      found.push(...(await stored.find(rest, { session, sort: { _id: 1 }, limit }).toArray()));
    }
    const next = found.toSorted((a, b) => (a._id < b._id ? -1 : 1)).slice(0, limit);
    const commands = next.map((document) => ({ id: document._id, command: commandFor(document) }));
    await this.store.transaction(context, (tx) => tx.executeMany(payment, commands), { session });
    return commands.map(({ id }) => id);
  }
}
