import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { notFound, type Clock } from '@stallbook/kernel';
import {
  failuresSince,
  type ImportJob,
  type ImportJobPage,
  type ImportProgressInput,
  type ImportSourceOf,
} from '@stallbook/contracts';
import { CLOCK, undoJobOf, type WorkStore } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { ColumnChoice } from './domain/columns.js';
import { IMPORT_JOBS, IMPORT_TEXTS, type ImportJobDocument, type ImportTextDocument } from './import.schema.js';

interface Origin {
  startedBy: string;
  /** Blank dates count from the day of the start, even if the worker restarts later. */
  today: string;
  columns: readonly ColumnChoice[];
  dryRun: boolean;
}

type Begun = 'fileName' | 'startedBy' | 'fileId' | 'dryRun' | 'columns';

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
    { text, ...job }: Pick<ImportJobDocument, Begun> & { text: string | null },
  ): Promise<ImportJobDocument> {
    if (text !== null) await this.texts.updateOne({ _id: id }, { $setOnInsert: { text } }, { upsert: true });
    const counts = {
      totalRows: null,
      processedRows: 0,
      createdCount: 0,
      failedCount: 0,
      warningCount: 0,
      undoneCount: 0,
    };
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
    const { startedBy, createdAt, columns, dryRun } = await this.one(id);
    const origin = { startedBy, today: createdAt.toISOString().slice(0, 10), columns, dryRun };
    if (this.origins.size > 100) this.origins.clear();
    this.origins.set(id, origin);
    return origin;
  }

  async *unfinished(): AsyncGenerator<string> {
    const open = { status: { $in: [...OPEN.$in, 'undoing' as const] } };
    for await (const { _id, status } of this.jobs.find(open, { _id: 1, status: 1 }))
      yield status === 'undoing' ? undoJobOf(_id) : _id;
  }

  /** Newest first. */
  async page(page: number, pageSize: number): Promise<ImportJobPage> {
    const found = this.jobs
      .find({}, { codeBlocks: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean()
      .exec();
    const [jobs, total] = await Promise.all([found, this.jobs.estimatedDocumentCount()]);
    return { items: jobs.map(toImportJob), total };
  }

  /** How many imports failed in the past week. */
  stopped(): Promise<number> {
    const since = failuresSince(this.clock.now());
    return this.jobs.countDocuments({ status: 'failed', dryRun: false, finishedAt: { $gte: since } }).exec();
  }

  async beginUndo(id: string, undoneBy: string): Promise<void> {
    const ended = { _id: id, status: { $in: ['finished' as const, 'failed' as const] } };
    await this.jobs.updateOne(ended, { $set: { status: 'undoing', undoneBy } });
  }

  async undone(
    id: string,
    change: { createdCount: number; undoneCount: number } | { status: 'undone' },
  ): Promise<void> {
    await this.jobs.updateOne({ _id: id, status: 'undoing' }, { $set: change });
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
    // The import after a dry run takes its text from here.
    if (!(await this.origin(id)).dryRun) await this.texts.deleteOne({ _id: id });
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

  /** Texts of dry runs are kept as long as files. */
  async deleteTextsBefore(instant: Date): Promise<void> {
    const kept = { createdAt: { $lt: instant }, dryRun: true, fileId: null, fileDeletedAt: { $exists: false } };
    const old = (await this.jobs.find(kept, { _id: 1 }).limit(1_000).lean()).map(({ _id }) => _id);
    if (old.length === 0) return;
    await this.texts.deleteMany({ _id: { $in: old } });
    await this.jobs.updateMany({ _id: { $in: old } }, { $set: { fileDeletedAt: this.clock.now() } });
  }

  async source(id: string): Promise<ImportSourceOf> {
    const { fileId, startedBy, dryRun } = await this.one(id);
    return { fileId, startedBy, dryRun, text: (await this.texts.findOne({ _id: id }).lean())?.text ?? null };
  }
}

export function toImportJob(job: Omit<ImportJobDocument, 'codeBlocks'>): ImportJob {
  const { _id: id, fileName, startedBy, totalRows, processedRows, createdCount, failedCount, warningCount } = job;
  return {
    id,
    fileName,
    startedBy,
    totalRows,
    processedRows,
    createdCount,
    failedCount,
    skippedCount: Math.max(0, processedRows - createdCount - failedCount),
    warningCount,
    error: job.error,
    errorCode: job.errorCode,
    dryRun: job.dryRun,
    undoneCount: job.undoneCount,
    status: job.status as ImportJob['status'],
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    fileDeletedAt: job.fileDeletedAt?.toISOString() ?? null,
  };
}
