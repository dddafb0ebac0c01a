import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import { notFound, type Clock } from '@stallbook/kernel';
import type { ImportJob, ImportProgressInput, ImportSourceOf } from '@stallbook/contracts';
import { CLOCK, DB, type WorkStore } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

export interface StoredJob {
  _id: string;
  fileName: string;
  status: `${ImportJob['status']}`;
  startedBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  totalRows: number | null;
  processedRows: number;
  createdCount: number;
  failedCount: number;
  warningCount: number;
  error: string | null;
  errorCode: string | null;
  fileId: string | null;
  fileDeletedAt?: Date;
  /** Letters of the event codes, by block of rows. */
  codeBlocks: Record<string, string>;
}

/** A pasted text, until the import ends. Separate, since every batch reads the job. */
interface StoredText {
  _id: string;
  text: string;
}

interface Origin {
  startedBy: string;
  /** Blank dates count from the day of the start, even if the worker restarts later. */
  today: string;
}

const OPEN = { $in: ['queued', 'running'] as StoredJob['status'][] };

@Injectable()
export class ImportJobs implements OnModuleInit, WorkStore {
  private readonly collection: Collection<StoredJob>;
  private readonly origins = new Map<string, Origin>();
  private readonly texts: Collection<StoredText>;

  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.collection = db.collection<StoredJob>('importJobs');
    this.texts = db.collection<StoredText>('importTexts');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
    await this.collection.createIndex({ status: 1 });
  }

  /** Idempotent by ID. */
  async begin(
    id: string,
    { text, ...job }: Pick<StoredJob, 'fileName' | 'startedBy' | 'fileId'> & { text: string | null },
  ): Promise<StoredJob> {
    if (text !== null) await this.texts.updateOne({ _id: id }, { $setOnInsert: { text } }, { upsert: true });
    const counts = { totalRows: null, processedRows: 0, createdCount: 0, failedCount: 0, warningCount: 0 };
    const fresh = { ...job, ...counts, status: 'queued' as const, createdAt: this.clock.now(), finishedAt: null };
    const $setOnInsert = { ...fresh, error: null, errorCode: null, codeBlocks: {} };
    await this.collection.updateOne({ _id: id }, { $setOnInsert }, { upsert: true });
    return this.one(id);
  }

  /** @throws DomainError NOT_FOUND */
  async one(id: string, session?: ClientSession): Promise<StoredJob> {
    const job = await this.collection.findOne({ _id: id }, session ? { session } : {});
    if (!job) throw notFound('Import not found');
    return job;
  }

  /** The cached part of a job that never changes. @throws DomainError NOT_FOUND */
  async origin(id: string): Promise<Origin> {
    const known = this.origins.get(id);
    if (known) return known;
    const { startedBy, createdAt } = await this.one(id);
    const origin = { startedBy, today: createdAt.toISOString().slice(0, 10) };
    if (this.origins.size > 100) this.origins.clear();
    this.origins.set(id, origin);
    return origin;
  }

  async unfinished(): Promise<string[]> {
    return (await this.collection.find({ status: OPEN }, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  }

  async addCodeBlock(id: string, block: number, letters: string, session: ClientSession): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $set: { [`codeBlocks.${block}`]: letters } }, { session });
  }

  /** Changes nothing after the end. */
  async progress({ importId, totalRows, ...counts }: ImportProgressInput): Promise<void> {
    const $set = { ...counts, totalRows: totalRows ?? null, status: 'running' as const };
    await this.collection.updateOne({ _id: importId, status: OPEN }, { $set });
  }

  async end(id: string, end: Partial<StoredJob>): Promise<void> {
    const $set = { ...end, finishedAt: this.clock.now() };
    await this.collection.updateOne({ _id: id, status: OPEN }, { $set });
    await this.texts.deleteOne({ _id: id });
  }

  /** Up to 100 files whose imports all ended before that instant. */
  async filesUnusedSince(instant: Date): Promise<string[]> {
    const files = await this.collection
      .aggregate<{ _id: string }>([
        { $match: { fileId: { $ne: null }, fileDeletedAt: { $exists: false } } },
        { $group: { _id: '$fileId', ends: { $push: '$finishedAt' }, last: { $max: '$finishedAt' } } },
        // Null for an import that is still open.
        { $match: { last: { $lt: instant }, ends: { $ne: null } } },
        { $limit: 100 },
      ])
      .toArray();
    return files.map(({ _id }) => _id);
  }

  async fileDeleted(fileId: string): Promise<void> {
    const kept = { fileId, fileDeletedAt: { $exists: false } };
    await this.collection.updateMany(kept, { $set: { fileDeletedAt: this.clock.now() } });
  }

  async source(id: string): Promise<ImportSourceOf> {
    const { fileId, startedBy } = await this.one(id);
    return { fileId, startedBy, text: (await this.texts.findOne({ _id: id }))?.text ?? null };
  }
}

export function toImportJob(job: StoredJob): ImportJob {
  const { _id, fileId: _fileId, codeBlocks: _codeBlocks, ...shown } = job;
  return {
    ...shown,
    id: _id,
    status: job.status as ImportJob['status'],
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    fileDeletedAt: job.fileDeletedAt?.toISOString() ?? null,
  };
}
