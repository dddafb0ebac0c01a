import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { notFound, type Clock } from '@stallbook/kernel';
import type { ImportJob, ImportProgressInput, ImportSourceOf } from '@stallbook/contracts';
import { CLOCK, type WorkStore } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { IMPORT_JOBS, IMPORT_TEXTS, type ImportJobDocument, type ImportTextDocument } from './import.schema.js';

interface Origin {
  startedBy: string;
  /** Blank dates count from the day of the start, even if the worker restarts later. */
  today: string;
}

const OPEN = { $in: ['queued', 'running'] as ImportJobDocument['status'][] };

@Injectable()
export class ImportJobs implements WorkStore {
  private readonly origins = new Map<string, Origin>();

  constructor(
    @InjectModel(IMPORT_JOBS) private readonly jobs: Model<ImportJobDocument>,
    @InjectModel(IMPORT_TEXTS) private readonly texts: Model<ImportTextDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent by ID. */
  async begin(
    id: string,
    { text, ...job }: Pick<ImportJobDocument, 'fileName' | 'startedBy' | 'fileId'> & { text: string | null },
  ): Promise<ImportJobDocument> {
    if (text !== null) await this.texts.updateOne({ _id: id }, { $setOnInsert: { text } }, { upsert: true });
    const counts = { totalRows: null, processedRows: 0, createdCount: 0, failedCount: 0, warningCount: 0 };
    const fresh = { ...job, ...counts, status: 'queued' as const, createdAt: this.clock.now(), finishedAt: null };
    const $setOnInsert = { ...fresh, error: null, errorCode: null, codeBlocks: {} };
    await this.jobs.updateOne({ _id: id }, { $setOnInsert }, { upsert: true });
    return this.one(id);
  }

  /** @throws DomainError NOT_FOUND */
  async one(id: string, session?: ClientSession): Promise<ImportJobDocument> {
    const job = await this.jobs.findOne({ _id: id }, null, { session }).lean();
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
    return (await this.jobs.find({ status: OPEN }, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  async addCodeBlock(id: string, block: number, letters: string, session: ClientSession): Promise<void> {
    await this.jobs.updateOne({ _id: id }, { $set: { [`codeBlocks.${block}`]: letters } }, { session });
  }

  /** Changes nothing after the end. */
  async progress({ importId, totalRows, ...counts }: ImportProgressInput): Promise<void> {
    const $set = { ...counts, totalRows: totalRows ?? null, status: 'running' as const };
    await this.jobs.updateOne({ _id: importId, status: OPEN }, { $set });
  }

  async end(id: string, end: Partial<ImportJobDocument>): Promise<void> {
    const $set = { ...end, finishedAt: this.clock.now() };
    await this.jobs.updateOne({ _id: id, status: OPEN }, { $set });
    await this.texts.deleteOne({ _id: id });
  }

  /** Up to 100 files whose imports all ended before that instant. */
  async filesUnusedSince(instant: Date): Promise<string[]> {
    const files = await this.jobs
      .aggregate<{ _id: string }>([
        { $match: { fileId: { $ne: null }, fileDeletedAt: { $exists: false } } },
        { $group: { _id: '$fileId', ends: { $push: '$finishedAt' }, last: { $max: '$finishedAt' } } },
        // Null for an import that is still open.
        { $match: { last: { $lt: instant }, ends: { $ne: null } } },
        { $limit: 100 },
      ])
      .exec();
    return files.map(({ _id }) => _id);
  }

  async fileDeleted(fileId: string): Promise<void> {
    const kept = { fileId, fileDeletedAt: { $exists: false } };
    await this.jobs.updateMany(kept, { $set: { fileDeletedAt: this.clock.now() } });
  }

  async source(id: string): Promise<ImportSourceOf> {
    const { fileId, startedBy } = await this.one(id);
    return { fileId, startedBy, text: (await this.texts.findOne({ _id: id }).lean())?.text ?? null };
  }
}

export function toImportJob(job: ImportJobDocument): ImportJob {
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
