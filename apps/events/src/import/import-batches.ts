import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportMessageCount, ImportMessagePage, ImportMessagesInput, SeededRows } from '@stallbook/contracts';
import { isDuplicateKey } from '@stallbook/messaging';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { MISSING } from './domain/warnings.js';
import { IMPORT_BATCHES, type BatchMessage, type ImportBatchDocument } from './import.schema.js';

export interface ImportTotals extends SeededRows {
  rows: number;
}

const isMissing = (message: string) => ({ $eq: [{ $substrCP: [message, 0, MISSING.length] }, MISSING] });

/** Reports of batches of rows, written in the transaction that created their market events. */
@Injectable()
export class ImportBatches {
  constructor(@InjectModel(IMPORT_BATCHES) private readonly batches: Model<ImportBatchDocument>) {}

  find(importId: string, firstRow: number): Promise<ImportBatchDocument | null> {
    return this.batches
      .findOne({ _id: `${importId}:${firstRow}` })
      .lean()
      .exec();
  }

  /** @returns false if the batch exists; the transaction is then aborted. */
  async insert(batch: Omit<ImportBatchDocument, '_id'>, session: ClientSession): Promise<boolean> {
    try {
      await this.batches.insertOne({ _id: `${batch.importId}:${batch.firstRow}`, ...batch }, { session });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async totals(importId: string): Promise<ImportTotals> {
    const sum = (field: string) => ({ $sum: `$${field}` });
    const [totals] = await this.batches
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
      .exec();
    return totals ?? { rows: 0, created: 0, failed: 0, warnings: 0 };
  }

  /** Most frequent first. */
  warningCounts(importId: string): Promise<ImportMessageCount[]> {
    return this.batches
      .aggregate<ImportMessageCount>([
        { $match: { importId } },
        { $unwind: '$messages' },
        { $match: { 'messages.kind': 'warning' } },
        {
          $group: { _id: { field: '$messages.field', isMissing: isMissing('$messages.message') }, count: { $sum: 1 } },
        },
        { $sort: { count: -1, _id: 1 } },
        { $limit: 100 },
        { $project: { _id: 0, field: '$_id.field', isMissing: '$_id.isMissing', count: 1 } },
      ])
      .exec();
  }

  async messages(
    importId: string,
    { kind, field = null, isMissing: missing = null, page, pageSize }: Omit<ImportMessagesInput, 'id'>,
  ): Promise<ImportMessagePage> {
    const items = this.batches
      .aggregate<BatchMessage>([
        { $match: { importId } },
        { $sort: { firstRow: 1 } },
        { $unwind: '$messages' },
        { $replaceRoot: { newRoot: '$messages' } },
        {
          $match: {
            kind,
            ...(field !== null && { field }),
            ...(missing !== null && { $expr: { $eq: [isMissing('$message'), missing] } }),
          },
        },
        { $skip: (page - 1) * pageSize },
        { $limit: pageSize },
        { $project: { kind: 0 } },
      ])
      .exec();
    if (field !== null) {
      const counts = await this.warningCounts(importId);
      const asked = counts.filter((one) => one.field === field && (missing === null || one.isMissing === missing));
      return { items: await items, total: asked.reduce((sum, { count }) => sum + count, 0) };
    }
    const totals = await this.totals(importId);
    return { items: await items, total: kind === 'failure' ? totals.failed : totals.warnings };
  }
}
