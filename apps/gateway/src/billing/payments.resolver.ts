import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Payment, PublicProfile } from '@stallbook/contracts';
import { DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => Payment)
export class PaymentsResolver {
  /** null for an organizer who deleted their account. */
  @ResolveField(() => PublicProfile, { nullable: true })
  organizer(@Parent() { organizerId }: Payment, @DataLoaders() loaders: Loaders): Promise<PublicProfile | null> {
    return loaders.profile.load(organizerId);
  }
}
