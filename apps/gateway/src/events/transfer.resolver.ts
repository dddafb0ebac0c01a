import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { MarketEvent, TransferMarketEventInput, transferMarketEvent } from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver(() => MarketEvent)
export class TransferResolver {
  @Mutation(() => MarketEvent)
  transferMarketEvent(
    @Args('input') input: TransferMarketEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEvent> {
    return caller.call(transferMarketEvent, input);
  }
}
