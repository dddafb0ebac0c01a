import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ApplicationCounts, MarketEvent, MarketEventBadge } from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

/** For an event that applications does not know yet. */
const NONE: ApplicationCounts = {
  total: 0,
  pending: 0,
  accepted: 0,
  rejected: 0,
  withoutBooth: 0,
  heldFeesCents: 0,
};

@Resolver(() => MarketEvent)
export class ApplicationCountsResolver {
  /** null for everyone but the event's organizer, and while applications is unavailable. */
  @ResolveField(() => ApplicationCounts, { nullable: true })
  async applicationCounts(
    @Parent() { id, organizerId }: MarketEvent,
    @CurrentCaller() { actor }: Caller,
    @DataLoaders() loaders: Loaders,
  ): Promise<ApplicationCounts | null> {
    if (actor?.role !== 'organizer') return null;
    const counted = await loaders.applicationCounts.load(id);
    return counted ?? (organizerId === actor.id ? NONE : null);
  }

  /** Applications stay open, for booths that become free. null while applications is unavailable. */
  @ResolveField(() => Boolean, { nullable: true })
  async isFull(@Parent() { id, badge, maxVendors }: MarketEvent, @DataLoaders() loaders: Loaders): Promise<boolean> {
    if (badge !== MarketEventBadge.applications_open || maxVendors === null) return false;
    return (await loaders.fullEvent.load(id)) !== null;
  }
}
