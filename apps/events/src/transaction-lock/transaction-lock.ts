import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { TRANSACTION_LOCKS, type TransactionLockDocument } from './transaction-lock.schema.js';

/** Orders transactions that decide about the same subject but read and write different documents. */
@Injectable()
export class TransactionLock {
  constructor(
    @InjectModel(TRANSACTION_LOCKS) private readonly locks: Model<TransactionLockDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async acquire(subjects: readonly string[], session: ClientSession): Promise<void> {
    const takenAt = this.clock.now();
    await this.locks.bulkWrite(
      subjects.map((_id) => ({
        updateOne: { filter: { _id }, update: { $set: { takenAt }, $inc: { writes: 1 } }, upsert: true },
      })),
      { session },
    );
  }
}
