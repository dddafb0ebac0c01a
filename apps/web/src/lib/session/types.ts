export type Role = 'vendor' | 'organizer' | 'admin';

export interface SessionUser {
  id: string;
  email: string;
  emailConfirmedAt: string | null;
  /** Null until the person chose one. */
  language: 'en' | 'es' | null;
  hasSecondFactor: boolean;
  /** An admin without their rights until this session passes a second factor. */
  awaitsSecondFactor: boolean;
  userMetadata: SignUpMetadata;
}

export interface SessionMembership {
  tier: 'basic' | 'vendor_pro' | 'organizer_pro' | 'pro';
  isPro: boolean;
  isOrganizerPro: boolean;
  isVendorPro: boolean;
  isBasic: boolean;
}

export interface SignUpMetadata {
  role?: 'vendor' | 'organizer' | null;
  businessName?: string | null;
  contactName?: string | null;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
}

export interface SessionProfile {
  id: string;
  role: 'vendor' | 'organizer';
  businessName: string;
  contactName: string;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  website: string | null;
  description: string | null;
  productCategories: string[] | null;
}

/** `role` is the effective one: accounts on the admin list are `admin`, with or without a profile. */
export interface Session {
  user: SessionUser;
  profile: SessionProfile | null;
  role: Role | 'none';
  /** What the plan of the person allows; basic if it is unknown. */
  membership: SessionMembership;
}
