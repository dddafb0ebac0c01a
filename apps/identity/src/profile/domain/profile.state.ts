import type { Absent } from '@stallbook/kernel';

export interface ProfileDetails {
  personId: string;
  email: string;
  role: 'vendor' | 'organizer';
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
  /** What the person reads. */
  language: 'en' | 'es' | null;
  /** Vendors come first in the directory. */
  boosted: boolean;
}

export type ProfileState = ProfileDetails | Absent;
