import { Controller } from '@nestjs/common';
import { soldMarkets, type SoldMarket, type SoldMarketsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { SoldMarkets } from './sold-markets.js';

@Controller()
export class SoldMarketsHandler {
  constructor(private readonly markets: SoldMarkets) {}

  @Handles(soldMarkets)
  handle({ eventId }: SoldMarketsInput, context: CallContext): Promise<SoldMarket[]> {
    const vendorId = actorOf(context).id;
    return eventId ? this.markets.one(eventId, vendorId) : this.markets.withoutResult(vendorId);
  }
}
