import { Controller } from '@nestjs/common';
import {
  COUNTED_STATUSES,
  countApplications,
  type ApplicationCounts,
  type CountApplicationsInput,
} from '@stallbook/contracts';
import { actorOf, permissionDenied, type Actor, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { countsOf, type Counted } from '../application-counts.js';

@Controller()
export class CountApplicationsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Handles(countApplications)
  async handle({ eventId }: CountApplicationsInput, context: CallContext): Promise<ApplicationCounts> {
    await this.assertMayCount(eventId ?? null, actorOf(context));
    const counted = await this.reader.collection
      .aggregate<{ _id: Counted['status']; count: number }>([
        { $match: { status: { $in: COUNTED_STATUSES }, ...(eventId && { marketEventId: eventId }) } },
        { $group: { _id: '$status', count: { $sum: 1 } } },
      ])
      .toArray();
    return countsOf(counted.map(({ _id: status, count }) => ({ status, count })));
  }

  private async assertMayCount(eventId: string | null, actor: Actor): Promise<void> {
    if (actor.role === 'admin') return;
    const [market] = eventId ? await this.markets.byIds([eventId]) : [];
    if (!market || market.organizerId !== actor.id) throw permissionDenied();
  }
}
