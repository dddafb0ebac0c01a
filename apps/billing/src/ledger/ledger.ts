import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { LedgerEntry } from './domain/entries.js';

/** Every movement of money, added in the transaction of its event. The sums equal Stripe's. */
@Injectable()
export class Ledger implements OnModuleInit {
  readonly entries: Collection<LedgerEntry>;

  constructor(@Inject(DB) db: Db) {
    this.entries = db.collection<LedgerEntry>('ledgerEntries');
  }

  async onModuleInit(): Promise<void> {
    await this.entries.createIndexes([
      { key: { paymentIntentId: 1 } },
      { key: { organizerId: 1, at: 1 } },
      { key: { vendorId: 1 } },
    ]);
  }

  async add(entries: readonly LedgerEntry[], session: ClientSession): Promise<void> {
    for (const { _id, ...entry } of entries) {
      await this.entries.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true, session });
    }
  }
}
