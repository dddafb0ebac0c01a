import { Inject, Injectable } from '@nestjs/common';
import { SUMMARY_DAYS, type DayCount, type RecordSummary, type RecordType } from '@stallbook/contracts';
import { addDays, localDateAt, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { explorerFilter, explorerIndex, storedInstant } from './explorer-query.js';
import { EXPLORER_SOURCES } from './explorer-reader.js';
import type { ExplorerSource, StoredRecord } from './explorer-source.js';

/** How many records there are, by status, and how many of each of the past 90 days in a time zone. */
@Injectable()
export class ExplorerSummaries {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(EXPLORER_SOURCES) private readonly sources: readonly ExplorerSource[],
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  read(timeZone: string): Promise<RecordSummary[]> {
    return Promise.all(this.sources.map((source) => this.summaryOf(source, timeZone)));
  }

  private async summaryOf(source: ExplorerSource, timeZone: string): Promise<RecordSummary> {
    const collection = this.db.collection<StoredRecord>(source.collection);
    const { status } = source;
    const [total, days, ...counts] = await Promise.all([
      collection.estimatedDocumentCount(),
      this.daysOf(source, collection, timeZone),
      ...(status?.values ?? []).map((value) => collection.countDocuments({ [status?.field ?? '']: value })),
    ]);
    const statuses = (status?.values ?? []).map((value, at) => ({ status: value, count: counts[at] ?? 0 }));
    return { type: source.type as RecordType, total, statuses, days };
  }

  private async daysOf(
    source: ExplorerSource,
    collection: Collection<StoredRecord>,
    timezone: string,
  ): Promise<DayCount[]> {
    const { newest, counted } = source;
    const dated = counted ?? newest;
    if (!dated) return [];
    // A day begins less than 24 hours before it does in UTC.
    const [since = '', ...days] = this.pastDays(timezone);
    const at = `$${dated.field}`;
    const date = dated.storedAs === 'date' ? at : { $dateFromString: { dateString: at } };
    const day = { $dateToString: { date, timezone, format: '%Y-%m-%d' } };
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

  /** One more than is shown, today last. */
  private pastDays(timeZone: string): string[] {
    const today = localDateAt(this.clock.now(), timeZone);
    return Array.from({ length: SUMMARY_DAYS + 1 }, (_, index) => addDays(today, index - SUMMARY_DAYS));
  }
}
