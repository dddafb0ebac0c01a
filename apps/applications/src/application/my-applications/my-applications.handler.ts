import { Controller, Inject } from '@nestjs/common';
import { myApplications, type ApplicationPage, type ApplicationsInput } from '@stallbook/contracts';
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

@Controller()
export class MyApplicationsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly presenter: ApplicationPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(myApplications)
  async handle(input: ApplicationsInput, context: CallContext): Promise<ApplicationPage> {
    const { applicationId, eventId, status, upcoming } = input;
    const filter: Filter<ApplicationDocument> = {
      vendorId: actorOf(context).id,
      ...(applicationId && { _id: applicationId }),
      ...(eventId && { marketEventId: eventId }),
      ...(status && statusForVendor(status)),
    };
    const { items, total } = upcoming ? await this.upcoming(filter, input) : await this.reader.newest(filter, input);
    return { items: await this.presenter.many(items.map((one) => seenByVendor(one))), total };
  }

  /** Market events that are not over where they take place, soonest first: the one of today is the most wanted. */
  private async upcoming(filter: Filter<ApplicationDocument>, { page, pageSize }: ApplicationsInput) {
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
      { $unwind: '$market' },
      { $match: { $expr: { $gte: [dayOf(endsAt), dayOf(this.clock.now())] } } },
      { $sort: { 'market.startsAt': 1, _id: 1 } },
      { $project: { market: 0 } },
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
