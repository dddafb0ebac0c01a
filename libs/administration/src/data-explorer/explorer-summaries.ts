import { Inject, Injectable } from '@nestjs/common';
import { SUMMARY_DAYS, type DayCount, type RecordSummary, type RecordType } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { explorerFilter, explorerIndex, storedInstant } from './explorer-query.js';
import { EXPLORER_SOURCES } from './explorer-reader.js';
import type { ExplorerSource, StoredRecord } from './explorer-source.js';

const DAY_MS = 86_400_000;

/** How many records there are, by status, and how many of each of the past 90 days. */
@Injectable()
export class ExplorerSummaries {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(EXPLORER_SOURCES) private readonly sources: readonly ExplorerSource[],
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  read(): Promise<RecordSummary[]> {
    return Promise.all(this.sources.map((source) => this.summaryOf(source)));
  }

  private async summaryOf(source: ExplorerSource): Promise<RecordSummary> {
    const collection = this.db.collection<StoredRecord>(source.collection);
    const { status } = source;
    const [total, days, ...counts] = await Promise.all([
      collection.estimatedDocumentCount(),
      this.daysOf(source, collection),
      ...(status?.values ?? []).map((value) => collection.countDocuments({ [status?.field ?? '']: value })),
    ]);
    const statuses = (status?.values ?? []).map((value, at) => ({ status: value, count: counts[at] ?? 0 }));
    return { type: source.type as RecordType, total, statuses, days };
  }

  private async daysOf(source: ExplorerSource, collection: Collection<StoredRecord>): Promise<DayCount[]> {
    const { newest, counted } = source;
    const dated = counted ?? newest;
    if (!dated) return [];
    const days = this.pastDays();
    const [since = ''] = days;
    const at = `$${dated.field}`;
    const day =
      dated.storedAs === 'date' ? { $dateToString: { date: at, format: '%Y-%m-%d' } } : { $substrBytes: [at, 0, 10] };
    const match = counted
      ? { ...counted.only, [counted.field]: { $gte: storedInstant(counted, since) } }
      : { $and: explorerFilter(source, { since }) };
    const found = await collection
      .aggregate<{ _id: string; count: number }>(
        [{ $match: match }, { $group: { _id: day, count: { $sum: 1 } } }],
        counted ? {} : { hint: explorerIndex(source) },
      )
      .toArray();
    const counts = new Map(found.map(({ _id, count }) => [_id, count]));
    return days.map((one) => ({ day: one, count: counts.get(one) ?? 0 }));
  }

  /** Days in UTC, today last. */
  private pastDays(): string[] {
    const now = this.clock.now().getTime();
    return Array.from({ length: SUMMARY_DAYS }, (_, index) =>
      new Date(now - (SUMMARY_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    );
  }
}
