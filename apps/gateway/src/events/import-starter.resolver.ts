import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ImportJob, PublicProfile } from '@stallbook/contracts';
import { DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => ImportJob)
export class ImportStarterResolver {
  /** null for an admin without a profile. */
  @ResolveField(() => PublicProfile, { nullable: true })
  starter(@Parent() { startedBy }: ImportJob, @DataLoaders() loaders: Loaders): Promise<PublicProfile | null> {
    return loaders.profile.load(startedBy);
  }
}
