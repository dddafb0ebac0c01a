import { Controller } from '@nestjs/common';
import { eventBooths, type ByIdInput, type EventBooths } from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { BoothCounts } from '../booth-counts.js';

@Controller()
export class EventBoothsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly booths: BoothCounts,
  ) {}

  @Handles(eventBooths)
  async handle({ id: eventId }: ByIdInput, context: CallContext): Promise<EventBooths> {
    const market = await this.markets.require(eventId);
    if (market.organizerId !== actorOf(context).id) throw notFound('Event not found');
    const [accepted, left, given] = await Promise.all([
      this.reader.collection.countDocuments({ marketEventId: eventId, status: 'accepted' }),
      this.booths.left([market]),
      this.booths.given(eventId),
    ]);
    return { eventId, accepted, left: left.get(eventId) ?? null, ...given };
  }
}
