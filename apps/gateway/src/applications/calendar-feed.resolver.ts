import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  CalendarFeed,
  createCalendarFeed,
  Done,
  myCalendarFeed,
  NewCalendarFeed,
  revokeCalendarFeed,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class CalendarFeedResolver {
  /** null without a link. */
  @Query(() => CalendarFeed, { nullable: true })
  myCalendarFeed(@CurrentCaller() caller: Caller): Promise<CalendarFeed | null> {
    return caller.call(myCalendarFeed, {});
  }

  @Mutation(() => NewCalendarFeed)
  createCalendarFeed(@CurrentCaller() caller: Caller): Promise<NewCalendarFeed> {
    return caller.call(createCalendarFeed, {});
  }

  @Mutation(() => Done)
  revokeCalendarFeed(@CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(revokeCalendarFeed, {});
  }
}
