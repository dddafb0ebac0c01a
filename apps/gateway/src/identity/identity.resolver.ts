import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AccountCounts,
  ByEmail,
  ById,
  CreateProfileInput,
  FoundingPlaces,
  Profile,
  PublicProfile,
  UpdateProfileInput,
  User,
  VendorFilter,
  VendorPage,
  countAccounts,
  createProfile,
  currentUser,
  findOrganizerByEmail,
  foundingPlaces,
  profile,
  profilesByIds,
  updateProfile,
  vendors,
} from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import type { Caller } from '../graphql/caller.js';
import { Asks } from '../graphql/context.js';

@Resolver()
export class IdentityResolver {
  /** null for a visitor. */
  @Query(() => User, { nullable: true })
  async currentUser(@Asks() caller: Caller): Promise<User | null> {
    return caller.actor ? caller.call(currentUser, {}) : null;
  }

  @Query(() => Profile)
  profile(@Args('input') input: ById, @Asks() caller: Caller): Promise<Profile> {
    return caller.call(profile, input);
  }

  @Query(() => PublicProfile)
  async publicProfile(@Args('input') input: ById, @Asks() caller: Caller): Promise<PublicProfile> {
    const [found] = await caller.callPublic(profilesByIds, { ids: [input.id] });
    if (!found) throw notFound('Profile not found');
    return found;
  }

  @Query(() => VendorPage)
  vendors(@Args('input') input: VendorFilter, @Asks() caller: Caller): Promise<VendorPage> {
    return caller.call(vendors, input);
  }

  @Query(() => Profile, { nullable: true })
  findOrganizerByEmail(@Args('input') input: ByEmail, @Asks() caller: Caller): Promise<Profile | null> {
    return caller.call(findOrganizerByEmail, input);
  }

  @Query(() => AccountCounts)
  countAccounts(@Asks() caller: Caller): Promise<AccountCounts> {
    return caller.call(countAccounts, {});
  }

  @Query(() => FoundingPlaces)
  foundingPlaces(@Asks() caller: Caller): Promise<FoundingPlaces> {
    return caller.callPublic(foundingPlaces, {});
  }

  @Mutation(() => Profile)
  createProfile(@Args('input') input: CreateProfileInput, @Asks() caller: Caller): Promise<Profile> {
    return caller.call(createProfile, input);
  }

  @Mutation(() => Profile)
  updateProfile(@Args('input') input: UpdateProfileInput, @Asks() caller: Caller): Promise<Profile> {
    return caller.call(updateProfile, input);
  }
}
