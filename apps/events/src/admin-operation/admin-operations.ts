import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import {
  adminChanges,
  type AdminOperation,
  type AdminOperationFilterInput,
  type AdminOperationPage,
} from '@stallbook/contracts';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { ADMIN_OPERATIONS, personFields, type AdminOperationDocument } from './admin-operation.schema.js';

/** The log of admin operations. Each writes its entry in its own transaction. */
@Injectable()
export class AdminOperations {
  constructor(
    @InjectModel(ADMIN_OPERATIONS) private readonly operations: Model<AdminOperationDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent by `id`, which follows from the operation. */
  async record(
    entry: Omit<AdminOperationDocument, '_id' | 'createdAt'> & { id: string },
    session?: ClientSession,
  ): Promise<void> {
    const { id, ...operation } = entry;
    await this.operations.updateOne(
      { _id: id },
      { $setOnInsert: { ...operation, createdAt: this.clock.now() } },
      { upsert: true, session },
    );
  }

  /** Newest first. */
  async page(input: AdminOperationFilterInput): Promise<AdminOperationPage> {
    const { operationType, onlyChanges, performedBy, personId, page, pageSize } = input;
    const filter = {
      ...(onlyChanges && { operationType: { $in: adminChanges } }),
      ...(operationType && { operationType }),
      ...(performedBy && { performedBy }),
      ...(personId && { $or: personFields.map((field) => ({ [field]: personId })) }),
    };
    const [stored, total] = await Promise.all([
      this.operations
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean(),
      // A count without a filter would read the whole log.
      Object.keys(filter).length > 0
        ? this.operations.countDocuments(filter)
        : this.operations.estimatedDocumentCount(),
    ]);
    return { items: stored.map(toOperation), total };
  }

  performers(): Promise<string[]> {
    return this.operations.distinct('performedBy').exec();
  }
}

const toOperation = ({
  _id,
  operationType,
  performedBy,
  details,
  createdAt,
}: AdminOperationDocument): AdminOperation => ({
  id: _id,
  operationType: operationType as AdminOperation['operationType'],
  performedBy,
  details: JSON.stringify(details),
  createdAt: createdAt.toISOString(),
});
