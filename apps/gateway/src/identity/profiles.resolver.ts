import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Profile, PublicProfile } from '@stallbook/contracts';

@Resolver(() => PublicProfile)
export class PublicProfilesResolver {
  /** An earlier version of the service, which a rollout replaces, does not send it. */
  @ResolveField(() => Boolean)
  boosted(@Parent() { boosted }: Partial<PublicProfile>): boolean {
    return boosted ?? false;
  }
}

@Resolver(() => Profile)
export class ProfilesResolver {
  /** The value that a public profile shows. */
  @ResolveField(() => Boolean)
  boosted(@Parent() { boosted }: Partial<Profile>): boolean {
    return boosted ?? false;
  }
}
