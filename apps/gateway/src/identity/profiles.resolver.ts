import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ByEmailInput,
  ByIdInput,
  ChooseLanguageInput,
  CreateProfileInput,
  Done,
  FoundingPlaces,
  Profile,
  PublicProfile,
  UpdateProfileInput,
  VendorFilterInput,
  VendorPage,
  chooseLanguage,
  createProfile,
  findOrganizerByEmail,
  organizers,
  foundingPlaces,
  profile,
  profilesByIds,
  updateProfile,
  vendors,
} from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class ProfilesResolver {
  @Query(() => Profile)
  profile(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Profile> {
    return caller.call(profile, input);
  }

  @Query(() => PublicProfile)
  async publicProfile(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<PublicProfile> {
    const [found] = await caller.callPublic(profilesByIds, { ids: [input.id] });
    if (!found) throw notFound('Profile not found');
    return found;
  }

  @Query(() => VendorPage)
  vendors(@Args('input') input: VendorFilterInput, @CurrentCaller() caller: Caller): Promise<VendorPage> {
    return caller.call(vendors, input);
  }

  @Query(() => [Profile])
  organizers(@CurrentCaller() caller: Caller): Promise<Profile[]> {
    return caller.call(organizers, {});
  }

  @Query(() => Profile, { nullable: true })
  findOrganizerByEmail(@Args('input') input: ByEmailInput, @CurrentCaller() caller: Caller): Promise<Profile | null> {
    return caller.call(findOrganizerByEmail, input);
  }

  @Query(() => FoundingPlaces)
  foundingPlaces(@CurrentCaller() caller: Caller): Promise<FoundingPlaces> {
    return caller.callPublic(foundingPlaces, {});
  }

  @Mutation(() => Profile)
  createProfile(@Args('input') input: CreateProfileInput, @CurrentCaller() caller: Caller): Promise<Profile> {
    return caller.call(createProfile, input);
  }

  @Mutation(() => Profile)
  updateProfile(@Args('input') input: UpdateProfileInput, @CurrentCaller() caller: Caller): Promise<Profile> {
    return caller.call(updateProfile, input);
  }

  @Mutation(() => Done)
  chooseLanguage(@Args('input') input: ChooseLanguageInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(chooseLanguage, input);
  }
}
