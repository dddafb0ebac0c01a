import { Inject, Injectable } from '@nestjs/common';
import { COUNTED_STATUSES } from '@stallbook/contracts';
import { monthsBetween, monthStart, windowStart, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db, Document, Filter } from 'mongodb';
import { applications, type ApplicationDocument } from '../application/application.projection.js';
import { figuresOf, type MonthCount } from './figures.js';

/** The ISO instant at which a month begins. */
interface MonthStart {
  month: string;
  at: string;
}

@Injectable()
export class AnalyticsReader {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The ISO instant at which a window begins. */
  since(window: string | null | undefined): string {
    return windowStart(window, this.clock.now()).toISOString();
  }

  /** By the month in which they were sent. In vendors' figures, an application with a held decision is pending. */
  async applications(whose: readonly Filter<ApplicationDocument>[], since: string, timeZone = 'utc') {
    const months = monthsBetween(new Date(since), this.clock.now(), timeZone);
    const starts = months.map((month) => ({ month, at: monthStart(month, timeZone).toISOString() }));
    const counts = await Promise.all(whose.map((some) => this.monthCounts(some, since, starts)));
    return figuresOf(counts.flat(), months);
  }

  async count(collection: string, whose: readonly Filter<Document>[], since: string): Promise<number> {
    const counts = await Promise.all(
      whose.map((some) => this.db.collection(collection).countDocuments({ ...some, createdAt: { $gte: since } })),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async sum(collection: string, field: string, whose: Filter<Document>, since: string): Promise<number> {
    const [found] = await this.db
      .collection(collection)
      .aggregate<{ sum: number }>([
        { $match: { ...whose, createdAt: { $gte: since } } },
        { $group: { _id: null, sum: { $sum: `$${field}` } } },
      ])
      .toArray();
    return found?.sum ?? 0;
  }

  private monthCounts(
    whose: Filter<ApplicationDocument>,
    since: string,
    starts: readonly MonthStart[],
  ): Promise<MonthCount[]> {
    const status = 'vendorId' in whose ? { $cond: [{ $gt: ['$heldBy', ''] }, 'pending', '$status'] } : '$status';
    const start = { $last: { $filter: { input: starts, cond: { $lte: ['$$this.at', '$appliedAt'] } } } };
    return applications
      .in(this.db)
      .aggregate<MonthCount>([
        { $match: { ...whose, status: { $in: [...COUNTED_STATUSES, 'withdrawn'] }, appliedAt: { $gte: since } } },
        { $group: { _id: { start, status }, count: { $sum: 1 } } },
        { $project: { _id: 0, month: '$_id.start.month', status: '$_id.status', count: 1 } },
      ])
      .toArray();
  }
}
