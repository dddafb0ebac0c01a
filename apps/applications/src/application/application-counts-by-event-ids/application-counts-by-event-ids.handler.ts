import { Controller } from '@nestjs/common';
import {
  applicationCountsByEventIds,
  COUNTED_STATUSES,
  type ByIdsInput,
  type MarketEventApplicationCounts,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { countsOf, type Counted } from '../application-counts.js';

@Controller()
export class ApplicationCountsByEventIdsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Handles(applicationCountsByEventIds)
  async handle({ ids }: ByIdsInput, context: CallContext): Promise<MarketEventApplicationCounts[]> {
    const actor = actorOf(context);
    const markets = await this.markets.byIds(ids);
    const owned = markets.filter(({ organizerId }) => organizerId === actor.id).map(({ _id }) => _id);
    const [counted, held] = await Promise.all([this.counted(owned), this.heldFees(owned)]);
    return owned.map((eventId) => ({
      eventId,
      ...countsOf(counted.get(eventId) ?? []),
      heldFeesCents: held.get(eventId) ?? 0,
    }));
  }

  /** One pass over the index of market event, status, and booth, however many market events there are. */
  private async counted(eventIds: readonly string[]): Promise<Map<string, Counted[]>> {
    const groups = await this.reader.collection
      .aggregate<Omit<Counted, 'status'> & { _id: { eventId: string; status: Counted['status'] } }>([
        { $match: { marketEventId: { $in: eventIds }, status: { $in: COUNTED_STATUSES } } },
        {
          $group: {
            _id: { eventId: '$marketEventId', status: '$status' },
            count: { $sum: 1 },
            withoutBooth: { $sum: { $cond: [{ $ifNull: ['$booth', false] }, 0, 1] } },
          },
        },
      ])
      .toArray();
    const byEvent = new Map<string, Counted[]>(eventIds.map((id) => [id, []]));
    for (const { _id, ...sums } of groups) byEvent.get(_id.eventId)?.push({ status: _id.status, ...sums });
    return byEvent;
  }

  /** Reads few applications: a decision is held for about a minute. */
  private async heldFees(eventIds: readonly string[]): Promise<Map<string, number>> {
    const groups = await this.reader.collection
      .aggregate<{ _id: string; cents: number }>([
        { $match: { marketEventId: { $in: eventIds }, status: 'accepted', heldBy: { $type: 'string' } } },
        { $group: { _id: '$marketEventId', cents: { $sum: { $add: ['$boothFeeCents', '$applicationFeeCents'] } } } },
      ])
      .toArray();
    return new Map(groups.map(({ _id, cents }) => [_id, cents]));
  }
}
