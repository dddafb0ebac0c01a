import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { LedgerEntry } from './domain/entries.js';
import { LEDGER_ENTRIES } from './ledger.schema.js';

/** Every movement of money, added in the transaction of its event, if it has one. The sums equal Stripe's. */
@Injectable()
export class Ledger {
  constructor(@InjectModel(LEDGER_ENTRIES) private readonly entries: Model<LedgerEntry>) {}

  async add(entries: readonly LedgerEntry[], session?: ClientSession): Promise<void> {
    if (entries.length === 0) return;
    const writes = entries.map(({ _id, ...entry }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
    }));
    await this.entries.bulkWrite(writes, { ...(session && { session }) });
  }
}
