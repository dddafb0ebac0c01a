import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import type { AdminOperation, AdminOperationPage } from '@stallbook/contracts';
import { CLOCK, DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

export interface StoredOperation {
  _id: string;
  operationType: `${AdminOperation['operationType']}`;
  performedBy: string;
  details: Record<string, unknown>;
  createdAt: Date;
}

/** The log of admin operations. Each writes its entry in its own transaction. */
@Injectable()
export class AdminOperations implements OnModuleInit {
  private readonly collection: Collection<StoredOperation>;

  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.collection = db.collection<StoredOperation>('adminOperations');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
    await this.collection.createIndexes([
      { key: { createdAt: -1, _id: -1 } },
      { key: { operationType: 1, createdAt: -1, _id: -1 } },
    ]);
  }

  /** Idempotent by `id`, which follows from the operation. */
  async record(
    entry: Omit<StoredOperation, '_id' | 'createdAt'> & { id: string },
    session?: ClientSession,
  ): Promise<void> {
    const { id, ...operation } = entry;
    await this.collection.updateOne(
      { _id: id },
      { $setOnInsert: { ...operation, createdAt: this.clock.now() } },
      { upsert: true, ...(session && { session }) },
    );
  }

  /** Newest first. */
  async page(
    operationType: StoredOperation['operationType'] | null,
    page: number,
    pageSize: number,
  ): Promise<AdminOperationPage> {
    const filter = operationType ? { operationType } : {};
    const [stored, total] = await Promise.all([
      this.collection
        .find(filter, { sort: { createdAt: -1, _id: -1 }, skip: (page - 1) * pageSize, limit: pageSize })
        .toArray(),
      this.collection.countDocuments(filter),
    ]);
    return { items: stored.map(toOperation), total };
  }
}

const toOperation = ({ _id, operationType, performedBy, details, createdAt }: StoredOperation): AdminOperation => ({
  id: _id,
  operationType: operationType as AdminOperation['operationType'],
  performedBy,
  details: JSON.stringify(details),
  createdAt: createdAt.toISOString(),
});
