import { Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  ByIdInput,
  MarketEvent,
  restoreMarketEvent,
  TakeDownMarketEventInput,
  takeDownMarketEvent,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver(() => MarketEvent)
export class TakeDownResolver {
  @Mutation(() => MarketEvent)
  takeDownMarketEvent(
    @Args('input') input: TakeDownMarketEventInput,
    @CurrentCaller() caller: Caller,
  ): Promise<MarketEvent> {
    return caller.call(takeDownMarketEvent, input);
  }

  @Mutation(() => MarketEvent)
  restoreMarketEvent(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<MarketEvent> {
    return caller.call(restoreMarketEvent, input);
  }
}
