import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Broadcast,
  BroadcastGroupInput,
  BroadcastPreview,
  ByIdInput,
  SHOWN_BROADCASTS,
  StartBroadcastInput,
  myBroadcasts,
  previewBroadcast,
  startBroadcast,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class BroadcastsResolver {
  @Query(() => BroadcastPreview)
  previewBroadcast(
    @Args('input') input: BroadcastGroupInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BroadcastPreview> {
    return caller.call(previewBroadcast, input);
  }

  @Query(() => [Broadcast])
  @Extensions({ longest: SHOWN_BROADCASTS })
  myBroadcasts(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Broadcast[]> {
    return caller.call(myBroadcasts, input);
  }

  @Mutation(() => Broadcast)
  startBroadcast(@Args('input') input: StartBroadcastInput, @CurrentCaller() caller: Caller): Promise<Broadcast> {
    return caller.call(startBroadcast, input);
  }
}
