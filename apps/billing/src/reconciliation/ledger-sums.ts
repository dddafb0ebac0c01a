import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EntryKind, LedgerEntry } from '../ledger/domain/entries.js';
import { LEDGER_ENTRIES } from '../ledger/ledger.schema.js';
import type { Sums } from './domain/compare.js';

/** Entries; a payment has a few. */
const CHUNK = 1_000;

interface Row {
  _id: { intent: string; kind: EntryKind };
  cents: number;
}

/** The sums of booth payments as the ledger has them. */
@Injectable()
export class LedgerSums {
  constructor(@InjectModel(LEDGER_ENTRIES) private readonly entries: Model<LedgerEntry>) {}

  async of(intents: readonly string[]): Promise<Map<string, Sums>> {
    const rows = await this.entries.aggregate<Row>([
      { $match: { paymentIntentId: { $in: [...intents] } } },
      { $group: { _id: { intent: '$paymentIntentId', kind: '$kind' }, cents: { $sum: '$amountCents' } } },
    ]);
    const sums = new Map<string, Sums>();
    for (const { _id, cents } of rows) sums.set(_id.intent, { ...sums.get(_id.intent), [_id.kind]: cents });
    return sums;
  }

  /** In the order of the index, which holds all that is read. */
  async intentsAfter(cursor: string | null): Promise<{ intents: string[]; isLast: boolean }> {
    // Entries of payouts have none.
    const filter = { paymentIntentId: { $gt: cursor ?? '' } };
    const fields = { _id: 0, paymentIntentId: 1 } as const;
    const rows = await this.entries.find(filter, fields).sort({ paymentIntentId: 1 }).limit(CHUNK).lean();
    return {
      intents: [...new Set(rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []))],
      isLast: rows.length < CHUNK,
    };
  }
}
