import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ImportMessage, ImportMessagePage, SeededRows } from '@stallbook/contracts';
import { ensureCollections, isDuplicateKey } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

export interface BatchMessage extends ImportMessage {
  kind: 'warning' | 'failure';
}

export interface StoredBatch extends SeededRows {
  /** `<import>:<first row>` */
  _id: string;
  importId: string;
  firstRow: number;
  rows: number;
  messages: BatchMessage[];
}

export interface ImportTotals extends SeededRows {
  rows: number;
}

/** Reports of batches of rows, written in the transaction that created their market events. */
@Injectable()
export class ImportBatches implements OnModuleInit {
  private readonly collection: Collection<StoredBatch>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.collection = db.collection<StoredBatch>('importBatches');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
    await this.collection.createIndex({ importId: 1, firstRow: 1 }, { unique: true });
  }

  find(importId: string, firstRow: number): Promise<StoredBatch | null> {
    return this.collection.findOne({ _id: `${importId}:${firstRow}` });
  }

  /** @returns false if the batch exists; the transaction is then aborted. */
  async insert(batch: Omit<StoredBatch, '_id'>, session: ClientSession): Promise<boolean> {
    try {
      await this.collection.insertOne({ _id: `${batch.importId}:${batch.firstRow}`, ...batch }, { session });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async totals(importId: string): Promise<ImportTotals> {
    const sum = (field: string) => ({ $sum: `$${field}` });
    const [totals] = await this.collection
      .aggregate<ImportTotals>([
        { $match: { importId } },
        {
          $group: {
            _id: null,
            rows: sum('rows'),
            created: sum('created'),
            failed: sum('failed'),
            warnings: sum('warnings'),
          },
        },
        { $project: { _id: 0 } },
      ])
      .toArray();
    return totals ?? { rows: 0, created: 0, failed: 0, warnings: 0 };
  }

  async messages(
    importId: string,
    kind: BatchMessage['kind'],
    page: number,
    pageSize: number,
  ): Promise<ImportMessagePage> {
    const items = this.collection
      .aggregate<BatchMessage>([
        { $match: { importId } },
        { $sort: { firstRow: 1 } },
        { $unwind: '$messages' },
        { $replaceRoot: { newRoot: '$messages' } },
        { $match: { kind } },
        { $skip: (page - 1) * pageSize },
        { $limit: pageSize },
        { $project: { kind: 0 } },
      ])
      .toArray();
    const totals = await this.totals(importId);
    return { items: await items, total: kind === 'failure' ? totals.failed : totals.warnings };
  }
}
