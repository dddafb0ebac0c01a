import { Profile, ProfileRole, type PublicProfile } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent, stateNamed } from '@stallbook/kernel';
import { searchWords } from '@stallbook/platform';
import { profile } from './domain/profile.decider.js';
import type { ProfileDetails } from './domain/profile.state.js';

type ProfileFields = Omit<ProfileDetails, 'personId' | 'language'>;

export interface ProfileDocument extends ProfileFields {
  _id: string;
  /** The business name in lower case, to sort without regard to case. */
  sortName: string;
  /** Words of business name, contact name, description, and product categories. */
  words: string[];
  /** Words of city and state, with the state's name and abbreviation. */
  places: string[];
  categories: string[];
}

function indexed(shown: ProfileFields): Omit<ProfileDocument, '_id'> {
  const { businessName, contactName, description, productCategories, city, state } = shown;
  const place = stateNamed(state);
  return {
    ...shown,
    sortName: businessName.toLowerCase(),
    words: searchWords(businessName, contactName, description, ...productCategories),
    places: searchWords(city, state, place?.name, place?.code),
    categories: searchWords(...productCategories),
  };
}

export const profiles = defineProjection<ProfileDocument>()({
  name: 'profiles',
  collection: 'profiles',
  aggregate: profile,
  indexes: [
    { key: { role: 1, sortName: 1, _id: 1 }, name: 'role_name' },
    { key: { role: 1, boosted: -1, sortName: 1, _id: 1 }, name: 'role_boosted_name' },
    { key: { role: 1, words: 1, boosted: -1, sortName: 1, _id: 1 }, name: 'role_words_boosted' },
    { key: { role: 1, places: 1, boosted: -1, sortName: 1, _id: 1 }, name: 'role_places_boosted' },
    { key: { role: 1, categories: 1, boosted: -1, sortName: 1, _id: 1 }, name: 'role_categories_boosted' },
  ],
  project(state) {
    if (!isPresent(state) || state.email === ERASED) return null;
    const { personId: _personId, language: _language, ...fields } = state;
    return indexed(fields);
  },
});

export const toPublicProfile = (id: string, fields: ProfileFields): PublicProfile => ({
  id,
  role: ProfileRole[fields.role],
  businessName: fields.businessName,
  contactName: fields.contactName,
  city: fields.city,
  state: fields.state,
  website: fields.website,
  description: fields.description,
  productCategories: fields.productCategories,
  boosted: fields.boosted,
});

export const toProfile = (id: string, fields: ProfileFields): Profile => ({
  ...toPublicProfile(id, fields),
  email: fields.email,
  phone: fields.phone,
  address: fields.address,
  zipCode: fields.zipCode,
});
