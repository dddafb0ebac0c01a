import { Profile, ProfileRole } from '@stallbook/contracts';
import type { PublicProfile } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED, stateNamed } from '@stallbook/kernel';
import { searchWords } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { profile } from './domain/profile.js';
import type { ProfileState } from './domain/profile.js';

type Shown = Omit<ProfileState, 'personId' | 'role'> & { role: 'vendor' | 'organizer' };

export interface ProfileDocument extends Shown {
  _id: string;
  /** The business name, for an order that takes A and a for the same. */
  sortName: string;
  /** Words of business name, contact name, description and product categories. */
  words: string[];
  /** Words of city and state, the state's name and abbreviation. */
  places: string[];
  /** Words of the product categories. */
  categories: string[];
}

function indexed(shown: Shown): Omit<ProfileDocument, '_id'> {
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

/** An erased person has no profile any more. */
export const profiles = defineProjection<ProfileDocument>()({
  name: 'profiles',
  collection: 'profiles',
  aggregate: profile,
  indexes: [
    { key: { role: 1, sortName: 1, _id: 1 }, name: 'role_name' },
    { key: { role: 1, words: 1, sortName: 1, _id: 1 }, name: 'role_words' },
    { key: { role: 1, places: 1, sortName: 1, _id: 1 }, name: 'role_places' },
    { key: { role: 1, categories: 1, sortName: 1, _id: 1 }, name: 'role_categories' },
  ],
  project: ({ personId: _id, role, ...fields }) =>
    role && fields.email !== ERASED ? indexed({ ...fields, role }) : null,
});

export const profilesOf = (db: Db): Collection<ProfileDocument> => db.collection<ProfileDocument>('profiles');

export const toPublicProfile = (id: string, fields: Shown): PublicProfile => ({
  id,
  role: ProfileRole[fields.role],
  businessName: fields.businessName,
  contactName: fields.contactName,
  city: fields.city,
  state: fields.state,
  website: fields.website,
  description: fields.description,
  productCategories: fields.productCategories,
});

export const toProfile = (id: string, fields: Shown): Profile => ({
  ...toPublicProfile(id, fields),
  email: fields.email,
  phone: fields.phone,
  address: fields.address,
  zipCode: fields.zipCode,
});
