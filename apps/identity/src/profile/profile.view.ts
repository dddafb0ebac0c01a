import { Profile, ProfileRole } from '@stallbook/contracts';
import type { PublicProfile } from '@stallbook/contracts';
import { defineView } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import type { Collection, Db } from 'mongodb';
import { profile } from './domain/profile.js';
import type { ProfileState } from './domain/profile.js';

export type ProfileDocument = Omit<ProfileState, 'personId' | 'role'> & { _id: string; role: 'vendor' | 'organizer' };

/** An erased person has no profile any more. */
export const profiles = defineView<ProfileDocument>()({
  name: 'profiles',
  collection: 'profiles',
  aggregate: profile,
  indexes: [{ key: { role: 1 } }],
  of: ({ personId: _id, role, ...fields }) => (role && fields.email !== ERASED ? { ...fields, role } : null),
});

export const profilesOf = (db: Db): Collection<ProfileDocument> => db.collection<ProfileDocument>('profiles');

type Fields = Omit<ProfileDocument, '_id'>;

export const toPublicProfile = (id: string, fields: Fields): PublicProfile => ({
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

export const toProfile = (id: string, fields: Fields): Profile => ({
  ...toPublicProfile(id, fields),
  email: fields.email,
  phone: fields.phone,
  address: fields.address,
  zipCode: fields.zipCode,
});
