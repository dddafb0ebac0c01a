import { Controller } from '@nestjs/common';
import { fullEventsByIds, type ByIdsInput, type FullEvent } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { BoothCounts } from '../booth-counts.js';

/** How many booths are taken is for the organizer alone; whether one is left is for everybody. */
@Controller()
export class FullEventsByIdsHandler {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly booths: BoothCounts,
  ) {}

  @Handles(fullEventsByIds)
  async handle({ ids }: ByIdsInput): Promise<FullEvent[]> {
    const limited = (await this.markets.byIds(ids)).filter(({ maxVendors }) => maxVendors !== null);
    const left = await this.booths.left(limited);
    const full = limited.filter(({ _id }) => left.get(_id) === 0);
    const shown = await this.booths.leftToVendors(full);
    return full.flatMap(({ _id: eventId }) => (shown.get(eventId) === 0 ? [{ eventId }] : []));
  }
}
