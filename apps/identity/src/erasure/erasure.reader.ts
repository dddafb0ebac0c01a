import { Inject, Injectable } from '@nestjs/common';
import type { AccountErasure } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB, type WorkStore } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { erasures, type ErasureDocument } from './erasure.projection.js';

@Injectable()
export class ErasureReader implements WorkStore {
  private readonly collection: Collection<ErasureDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = erasures.in(db);
  }

  /** @throws DomainError NOT_FOUND */
  async one(id: string): Promise<AccountErasure> {
    const found = await this.collection.findOne({ _id: id });
    if (!found) throw notFound('We could not find this account deletion.');
    const { requestedAt, completedAt } = found;
    return { id, requestedAt, completedAt };
  }

  async idOf(personId: string): Promise<string | null> {
    return (await this.collection.findOne({ personId }, { projection: { _id: 1 } }))?._id ?? null;
  }

  async *unfinished(): AsyncGenerator<string> {
    for await (const { _id } of this.collection.find({ settled: false }, { projection: { _id: 1 } })) yield _id;
  }
}
