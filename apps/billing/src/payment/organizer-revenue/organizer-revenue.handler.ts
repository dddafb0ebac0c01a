import { Controller, Inject } from '@nestjs/common';
import {
  organizerRevenue,
  type AnalyticsInput,
  type Revenue,
  type RevenueOfEvent,
  type RevenueSums,
} from '@stallbook/contracts';
import { actorOf, monthsBetween, monthStart, windowStart, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { PaymentReader } from '../payment.reader.js';
import { noRevenue, revenueSums } from './revenue-sums.js';

type Grouped = RevenueSums & { _id: string };

interface Groups {
  all: RevenueSums[];
  months: Grouped[];
  events: Grouped[];
}

/** After every ISO instant. */
const END_OF_TIME = '9999';

const latestFirst = (one: RevenueOfEvent, other: RevenueOfEvent): number =>
  (other.eventDate ?? '').localeCompare(one.eventDate ?? '') || one.eventId.localeCompare(other.eventId);

/** Payments count when they were paid, those that are due when they were requested. */
@Controller()
export class OrganizerRevenueHandler {
  constructor(
    private readonly reader: PaymentReader,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(organizerRevenue)
  async handle({ window, timeZone }: AnalyticsInput, context: CallContext): Promise<Revenue> {
    const now = this.clock.now();
    const from = windowStart(window, now);
    const zone = timeZone ?? 'utc';
    const starts = new Map(
      monthsBetween(from, now, zone).map((month) => [month, monthStart(month, zone).toISOString()]),
    );
    const [found] = await this.groups(actorOf(context).id, from.toISOString(), [...starts.values()]);
    const months = new Map(found?.months.map(({ _id, ...sums }) => [_id, sums]));
    return {
      totals: found?.all[0] ?? noRevenue,
      byMonth: [...starts].map(([month, start]) => ({ month, ...(months.get(start) ?? noRevenue) })),
      byEvent: await this.named(found?.events ?? []),
    };
  }

  private groups(organizerId: string, from: string, monthStarts: readonly string[]): Promise<Groups[]> {
    const boundaries = [...monthStarts, END_OF_TIME];
    return this.reader.collection
      .aggregate<Groups>([
        { $match: { organizerId, datedAt: { $gte: from } } },
        {
          $facet: {
            all: [{ $group: { _id: null, ...revenueSums } }, { $project: { _id: 0 } }],
            months: [{ $bucket: { groupBy: '$datedAt', boundaries, output: revenueSums } }],
            events: [{ $group: { _id: '$marketEventId', ...revenueSums } }],
          },
        },
      ])
      .toArray();
  }

  private async named(groups: readonly Grouped[]): Promise<RevenueOfEvent[]> {
    const markets = await this.markets.byIds(groups.map(({ _id }) => _id));
    const named = groups.map(({ _id: eventId, ...sums }) => {
      const { title = null, startDate = null, deleted = false } = markets.get(eventId) ?? {};
      return { eventId, eventTitle: title, eventDate: startDate, isEventDeleted: deleted, ...sums };
    });
    return named.sort(latestFirst);
  }
}
