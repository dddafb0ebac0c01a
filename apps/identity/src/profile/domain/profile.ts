import { defineAggregate } from '@stallbook/kernel';
import { profileEvents } from './profile.events.js';

export interface ProfileState {
  /** Empty while there is no profile. */
  personId: string;
  email: string;
  role: 'vendor' | 'organizer' | null;
  businessName: string;
  contactName: string;
  phone: string | null;
  address: string | null;
  city: string;
  state: string;
  zipCode: string | null;
  website: string | null;
  description: string | null;
  productCategories: string[];
}

/** A person's profile; its id is the account's. */
export const profile = defineAggregate<ProfileState, typeof profileEvents>({
  name: 'profile',
  events: profileEvents,
  initialState: () => ({
    personId: '',
    email: '',
    role: null,
    businessName: '',
    contactName: '',
    phone: null,
    address: null,
    city: '',
    state: '',
    zipCode: null,
    website: null,
    description: null,
    productCategories: [],
  }),
  evolve: (state, event) => ({ ...state, ...event.data }),
});
