import { Controller, Inject } from '@nestjs/common';
import {
  myApplications,
  type ApplicationsInput,
  type OwnApplicationPage,
  type OwnStatusCounts,
} from '@stallbook/contracts';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, endOfFields } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Document, Filter } from 'mongodb';
import { MARKET_EVENT_REPLICAS } from '../../replicas/market-event-replica.schema.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import { seenByVendor } from '../domain/deferred-decision.js';
import type { ApplicationDocument } from '../application.projection.js';

const endsAt = endOfFields({
  startDate: '$market.startDate',
  endDate: '$market.endDate',
  startTime: '$market.startTime',
  endTime: '$market.endTime',
  timeZone: '$market.timeZone',
});

const startsAt = '$market.startsAt';

@Controller()
export class MyApplicationsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(myApplications)
  async handle(input: ApplicationsInput, context: CallContext): Promise<OwnApplicationPage> {
    const { applicationId, eventId, status, upcoming, byDate } = input;
    const anyStatus: Filter<ApplicationDocument> = {
      vendorId: actorOf(context).id,
      ...(applicationId && { _id: applicationId }),
      ...(eventId && { marketEventId: eventId }),
    };
    const filter = { ...anyStatus, ...(status && statusForVendor(status)) };
    const [{ items, total }, counts] = await Promise.all([
      upcoming || byDate ? this.byDate(filter, input) : this.reader.newest(filter, input),
      this.counts(anyStatus),
    ]);
    return { items: await this.presenter.many(items.map((one) => seenByVendor(one))), total, counts };
  }

  private async counts(filter: Filter<ApplicationDocument>): Promise<OwnStatusCounts> {
    const seenStatus = { $cond: [{ $gt: ['$heldBy', ''] }, 'pending', '$status'] };
    const groups = await this.reader.collection
      .aggregate<{ _id: ApplicationDocument['status']; count: number }>([
        { $match: filter },
        { $group: { _id: seenStatus, count: { $sum: 1 } } },
      ])
      .toArray();
    const none: OwnStatusCounts = { draft: 0, pending: 0, accepted: 0, rejected: 0, withdrawn: 0 };
    return { ...none, ...Object.fromEntries(groups.map(({ _id, count }) => [_id, count])) };
  }

  /**
   * By the local day of each event: from today on, soonest first, and then past ones, newest first, if wanted.
   * One whose event is not known yet comes first.
   */
  private async byDate(filter: Filter<ApplicationDocument>, { upcoming, page, pageSize }: ApplicationsInput) {
    const now = this.clock.now();
    const dayOf = (date: Date | object) => ({
      $dateToString: { date, format: '%Y-%m-%d', timezone: '$market.timeZone' },
    });
    const pipeline: Document[] = [
      { $match: filter },
      {
        $lookup: {
          from: MARKET_EVENT_REPLICAS,
          localField: 'marketEventId',
          foreignField: '_id',
          as: 'market',
        },
      },
      { $unwind: { path: '$market', preserveNullAndEmptyArrays: true } },
      { $set: { isOver: { $lt: [dayOf(endsAt), dayOf(now)] } } },
      ...(upcoming ? [{ $match: { isOver: false } }] : []),
      { $set: { away: { $cond: ['$isOver', { $subtract: [now, startsAt] }, { $subtract: [startsAt, now] }] } } },
      { $sort: { isOver: 1, away: 1, _id: 1 } },
      { $project: { market: 0, isOver: 0, away: 0 } },
      { $facet: { items: [{ $skip: (page - 1) * pageSize }, { $limit: pageSize }], count: [{ $count: 'total' }] } },
    ];
    const [found] = await this.reader.collection
      .aggregate<{ items: ApplicationDocument[]; count: { total: number }[] }>(pipeline)
      .toArray();
    return { items: found?.items ?? [], total: found?.count[0]?.total ?? 0 };
  }
}

/** A held decision counts as pending. */
function statusForVendor(status: ApplicationDocument['status']): Filter<ApplicationDocument> {
  if (status === 'pending')
    return { $or: [{ status }, { status: { $in: ['accepted', 'rejected'] }, heldBy: { $gt: '' } }] };
  return { status, heldBy: null };
}
