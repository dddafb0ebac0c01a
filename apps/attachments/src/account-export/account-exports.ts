import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AccountExportFormat } from '@stallbook/contracts';
import { DAY_MS, HOUR_MS, notFound, type Clock, type ServiceName } from '@stallbook/kernel';
import { isDuplicateKey, withTransaction } from '@stallbook/messaging';
import { CLOCK, MONGO_CLIENT, type WorkStore } from '@stallbook/platform';
import type { ClientSession, MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { despiteFailures } from '../file/despite-failures.js';
import { expiredLink } from '../file/http-errors.js';
import { Uploads, type Hold } from '../file/uploads.js';
import { ACCOUNT_EXPORTS, type StoredExport } from './account-export.schema.js';

const LIFETIME_MS = DAY_MS;
/** Longer than all tries of the worker. */
const LOST_MS = HOUR_MS;
const LOST = 'We could not collect your data. Please request it again.';

export const exportNotFound = () => notFound('Export not found');

/** The exports that people requested, and their progress. */
@Injectable()
export class AccountExports implements WorkStore {
  constructor(
    @InjectModel(ACCOUNT_EXPORTS) private readonly exports: Model<StoredExport>,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly uploads: Uploads,
  ) {}

  /** A new export if `admit` allows it, or the person's unfinished one. Idempotent by ID. */
  async begin(_id: string, personId: string, admit: () => Promise<void>): Promise<StoredExport> {
    const known = await this.exports.findOne({ _id }).lean();
    if (known) return this.withCurrentStatus(known);
    await admit();
    const now = this.clock.now();
    const lost = { personId, status: 'collecting' as const, requestedAt: { $lte: this.lostBefore() } };
    await this.exports.updateOne(lost, { $set: { status: 'failed', error: LOST } });
    const empty = { collected: [], fileSize: null, format: null, readyAt: null, expiresAt: null, error: null };
    const fresh: StoredExport = { _id, personId, status: 'collecting', requestedAt: now, ...empty };
    try {
      await this.exports.create(fresh);
      return fresh;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return (await this.lastOf(personId)) ?? fresh;
  }

  async lastOf(personId: string): Promise<StoredExport | null> {
    const last = await this.exports.findOne({ personId }).sort({ requestedAt: -1 }).lean();
    return last && this.withCurrentStatus(last);
  }

  /** @throws DomainError NOT_FOUND, also for another person's export */
  async ofPerson(_id: string, personId: string): Promise<StoredExport> {
    const found = await this.exports.findOne({ _id, personId }).lean();
    if (!found) throw exportNotFound();
    return this.withCurrentStatus(found);
  }

  /** @throws DomainError NOT_FOUND */
  async one(_id: string): Promise<StoredExport> {
    const found = await this.exports.findOne({ _id }).lean();
    if (!found) throw exportNotFound();
    return found;
  }

  async *unfinished(): AsyncGenerator<string> {
    for await (const { _id } of this.exports.find({ status: 'collecting' }, { _id: 1 })) yield _id;
  }

  async progress(_id: string, collected: ServiceName[]): Promise<void> {
    await this.exports.updateOne({ _id, status: 'collecting' }, { $set: { collected } });
  }

  async fail(_id: string, error: string): Promise<void> {
    await this.exports.updateOne({ _id, status: 'collecting' }, { $set: { status: 'failed', error } });
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
      const done = await this.exports
        .findOneAndUpdate({ _id, status: 'collecting' }, { $set: ready }, { session })
        .lean();
      if (!done) throw expiredLink();
      await this.uploads.record(hold, session);
      return done.personId;
    });
    const before = await this.exports.find({ personId, _id: { $ne: _id }, status: { $ne: 'collecting' } }).lean();
    for (const one of before) await this.remove(one._id);
  }

  /** Deletes expired files. */
  async deleteExpired(stop?: AbortSignal): Promise<void> {
    const expired = this.exports.find({ status: 'ready', expiresAt: { $lte: this.clock.now() } }, { _id: 1 });
    const expire = async ({ _id }: Pick<StoredExport, '_id'>) => {
      await this.uploads.discard(_id);
      await this.exports.updateOne({ _id }, { $set: { status: 'expired' } });
    };
    await despiteFailures(expired.lean().cursor(), expire, stop);
  }

  /** Deletes a person's exports. Their files become orphans: `discard` them after the commit. */
  async forget(personId: string, session: ClientSession): Promise<string[]> {
    const found = await this.exports.find({ personId }, null, { session }).lean();
    const ids = found.map(({ _id }) => _id);
    await this.exports.deleteMany({ personId }, { session });
    await this.uploads.orphan(ids, session);
    return ids;
  }

  private async remove(_id: string): Promise<void> {
    await this.uploads.discard(_id);
    await this.exports.deleteOne({ _id });
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
