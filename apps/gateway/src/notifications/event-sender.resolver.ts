import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { EventSender, eventSender, saveEventSender, SaveEventSenderInput } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class EventSenderResolver {
  @Query(() => EventSender)
  eventSender(@CurrentCaller() caller: Caller): Promise<EventSender> {
    return caller.call(eventSender, {});
  }

  @Mutation(() => EventSender)
  saveEventSender(@Args('input') input: SaveEventSenderInput, @CurrentCaller() caller: Caller): Promise<EventSender> {
    return caller.call(saveEventSender, input);
  }
}
