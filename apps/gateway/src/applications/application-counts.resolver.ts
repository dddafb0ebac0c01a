import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ApplicationCounts, MarketEvent } from '@stallbook/contracts';
import type { Caller } from '../graphql/caller.js';
import { Asks, Joins } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => MarketEvent)
export class ApplicationCountsResolver {
  /** null for everybody but the organizer of the event. */
  @ResolveField(() => ApplicationCounts, { nullable: true })
  applicationCounts(
    @Parent() { id }: MarketEvent,
    @Asks() { actor }: Caller,
    @Joins() loaders: Loaders,
  ): Promise<ApplicationCounts | null> | null {
    return actor?.role === 'organizer' ? loaders.applicationCounts.load(id) : null;
  }
}
