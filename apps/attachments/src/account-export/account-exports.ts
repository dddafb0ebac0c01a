import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { AccountExportFormat } from '@stallbook/contracts';
import { ensureCollections, isDuplicateKey } from '@stallbook/event-store';
import { notFound, type Clock, type ServiceName } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, DB, MONGO_CLIENT, type WorkStore } from '@stallbook/platform';
import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import { expiredLink } from '../files/http-errors.js';
import { Uploads, type Hold } from '../files/uploads.js';

export interface StoredExport {
  /** Also the file's ID. */
  _id: string;
  personId: string;
  status: 'collecting' | 'ready' | 'failed' | 'expired';
  collected: ServiceName[];
  requestedAt: Date;
  fileSize: number | null;
  /** Absent until the file is stored. */
  format?: AccountExportFormat;
  readyAt: Date | null;
  expiresAt: Date | null;
  error: string | null;
}

const LIFETIME_MS = 24 * 60 * 60_000;
/** Longer than all tries of the worker. */
const LOST_MS = 60 * 60_000;
const LOST = 'We could not collect your data. Please request it again.';

export const exportNotFound = () => notFound('Export not found');

/** The exports that people requested, and their progress. */
@Injectable()
export class AccountExports implements OnModuleInit, WorkStore {
  readonly collection: Collection<StoredExport>;

  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly uploads: Uploads,
  ) {
    this.collection = db.collection<StoredExport>('accountExports');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
    const collecting = { status: 'collecting' };
    await this.collection.createIndexes([
      { key: { personId: 1 }, name: 'one_at_a_time', unique: true, partialFilterExpression: collecting },
      { key: { personId: 1, requestedAt: -1 } },
      { key: { status: 1, expiresAt: 1 } },
    ]);
  }

  /** A new export, or the person's unfinished one. Idempotent by ID. */
  async begin(_id: string, personId: string): Promise<StoredExport> {
    const known = await this.collection.findOne({ _id });
    if (known) return this.withCurrentStatus(known);
    const now = this.clock.now();
    const lost = { personId, status: 'collecting' as const, requestedAt: { $lte: this.lostBefore() } };
    await this.collection.updateOne(lost, { $set: { status: 'failed', error: LOST } });
    const empty = { collected: [], fileSize: null, readyAt: null, expiresAt: null, error: null };
    const fresh: StoredExport = { _id, personId, status: 'collecting', requestedAt: now, ...empty };
    try {
      await this.collection.insertOne(fresh);
      return fresh;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.lastOf(personId)) ?? fresh;
  }

  async lastOf(personId: string): Promise<StoredExport | null> {
    const last = await this.collection.findOne({ personId }, { sort: { requestedAt: -1 } });
    return last && this.withCurrentStatus(last);
  }

  /** @throws DomainError NOT_FOUND, also for another person's export */
  async ofPerson(_id: string, personId: string): Promise<StoredExport> {
    const found = await this.collection.findOne({ _id, personId });
    if (!found) throw exportNotFound();
    return this.withCurrentStatus(found);
  }

  /** @throws DomainError NOT_FOUND */
  async one(_id: string): Promise<StoredExport> {
    const found = await this.collection.findOne({ _id });
    if (!found) throw exportNotFound();
    return found;
  }

  async unfinished(): Promise<string[]> {
    const found = await this.collection.find({ status: 'collecting' }, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }

  async progress(_id: string, collected: ServiceName[]): Promise<void> {
    await this.collection.updateOne({ _id, status: 'collecting' }, { $set: { collected } });
  }

  async fail(_id: string, error: string): Promise<void> {
    await this.collection.updateOne({ _id, status: 'collecting' }, { $set: { status: 'failed', error } });
  }

  /**
   * The file is stored. It replaces the person's earlier exports.
   * @throws DomainError LINK_EXPIRED if the person was erased, or the export failed
   */
  async complete(hold: Hold, fileSize: number, format: AccountExportFormat): Promise<void> {
    const { fileId: _id } = hold;
    const readyAt = this.clock.now();
    const expiresAt = new Date(readyAt.getTime() + LIFETIME_MS);
    const ready = { status: 'ready' as const, fileSize, format, readyAt, expiresAt };
    const personId = await withTransaction(this.client, async (session) => {
      const done = await this.collection.findOneAndUpdate({ _id, status: 'collecting' }, { $set: ready }, { session });
      if (!done) throw expiredLink();
      await this.uploads.record(hold, session);
      return done.personId;
    });
    const before = await this.collection.find({ personId, _id: { $ne: _id }, status: { $ne: 'collecting' } }).toArray();
    for (const one of before) await this.remove(one._id);
  }

  /** Deletes expired files. @returns their number */
  async deleteExpired(): Promise<number> {
    const expired = await this.collection.find({ status: 'ready', expiresAt: { $lte: this.clock.now() } }).toArray();
    for (const { _id } of expired) {
      await this.uploads.discard(_id);
      await this.collection.updateOne({ _id }, { $set: { status: 'expired' } });
    }
    return expired.length;
  }

  /** Deletes a person's exports. Their files become orphans: `discard` them after the commit. */
  async forget(personId: string, session: ClientSession): Promise<string[]> {
    const found = await this.collection.find({ personId }, { session }).toArray();
    const ids = found.map(({ _id }) => _id);
    await this.collection.deleteMany({ personId }, { session });
    await this.uploads.orphan(ids, session);
    return ids;
  }

  private async remove(_id: string): Promise<void> {
    await this.uploads.discard(_id);
    await this.collection.deleteOne({ _id });
  }

  private withCurrentStatus(one: StoredExport): StoredExport {
    const { status, expiresAt, requestedAt } = one;
    if (status === 'ready' && expiresAt && expiresAt <= this.clock.now()) return { ...one, status: 'expired' };
    if (status === 'collecting' && requestedAt <= this.lostBefore()) return { ...one, status: 'failed', error: LOST };
    return one;
  }

  private lostBefore(): Date {
    return new Date(this.clock.now().getTime() - LOST_MS);
  }
}
