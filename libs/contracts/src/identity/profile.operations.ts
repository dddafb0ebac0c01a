import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type { FoundingPlaces } from './founding-places.dto.js';
import { ChooseLanguageInput } from './language.dto.js';
import {
  ByEmailInput,
  CreateProfileInput,
  UpdateProfileInput,
  type Profile,
  type PublicProfile,
} from './profile.dto.js';
import { VendorFilterInput, type VendorPage } from './vendor.dto.js';

/** Returns the existing profile if there is one. Refresh the session afterwards, because the role changes. */
export const createProfile = defineCommand<Profile>()('identity.createProfile', {
  input: CreateProfileInput,
  access: 'public',
});

/** @throws PROFILE.CHANGED_MEANWHILE, with the fields, if some of them are not as the client began with */
export const updateProfile = defineCommand<Profile>()('identity.updateProfile', {
  input: UpdateProfileInput,
  access: 'public',
});

/** The language of the person's pages on every device, and of their emails. */
export const chooseLanguage = defineCommand<Done>()('identity.chooseLanguage', {
  input: ChooseLanguageInput,
  access: 'signed-in',
});

/** For the owner and admins. @throws NOT_FOUND if there is no profile yet */
export const profile = defineQuery<Profile>()('identity.profile', { input: ByIdInput, access: 'signed-in' });

export const profilesByIds = defineQuery<PublicProfile[]>()('identity.profilesByIds', {
  input: ByIdsInput,
  access: 'public',
});

export const vendors = defineQuery<VendorPage>()('identity.vendors', { input: VendorFilterInput, access: 'signed-in' });

/** Sorted by business name, at most 200. */
export const organizers = defineQuery<Profile[]>()('identity.organizers', { input: NoInput, access: ['admin'] });

/** Null if the address belongs to no organizer. */
export const findOrganizerByEmail = defineQuery<Profile | null>()('identity.findOrganizerByEmail', {
  input: ByEmailInput,
  access: ['admin'],
});

export const foundingPlaces = defineQuery<FoundingPlaces>()('identity.foundingPlaces', {
  input: NoInput,
  access: 'public',
});
