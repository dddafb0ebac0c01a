const metadata = (role: 'vendor' | 'organizer' | null) => ({
  role,
  businessName: null,
  contactName: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
});

export const membership = {
  tier: 'basic' as 'basic' | 'vendor_pro' | 'organizer_pro' | 'pro',
  isBasic: true,
  isPro: false,
  isVendorPro: false,
  isOrganizerPro: false,
};

const person = (id: string, role: 'vendor' | 'organizer', businessName: string, contactName: string) => ({
  id,
  email: `${id}@stallbook.example`,
  emailConfirmedAt: '2026-01-01T00:00:00.000Z' as string | null,
  role,
  language: 'en' as 'en' | 'es' | null,
  hasSecondFactor: false,
  awaitsSecondFactor: false,
  membership,
  userMetadata: metadata(role),
  profile: {
    id,
    role,
    businessName,
    contactName,
    phone: null,
    address: null,
    city: 'Portland',
    state: 'Oregon',
    zipCode: null,
    website: null,
    description: null,
    productCategories: [],
  },
});

const organizer = person('organizer', 'organizer', 'Riverside Markets', 'Sam Okafor');
const vendor = person('vendor', 'vendor', 'Clay & Kiln', 'Maya Ortiz');

export const viewers = {
  visitor: null,
  vendor,
  organizer,
  proVendor: {
    ...vendor,
    membership: { ...membership, tier: 'vendor_pro' as const, isBasic: false, isVendorPro: true },
  },
  proOrganizer: {
    ...organizer,
    membership: { ...membership, tier: 'organizer_pro' as const, isBasic: false, isPro: true, isOrganizerPro: true },
  },
  admin: {
    ...vendor,
    id: 'admin',
    email: 'admin@stallbook.example',
    role: 'admin' as const,
    userMetadata: metadata(null),
    profile: null,
  },
  waitingAdmin: {
    ...vendor,
    role: 'none' as const,
    awaitsSecondFactor: true,
    userMetadata: metadata(null),
    profile: null,
  },
  unconfirmed: { ...vendor, emailConfirmedAt: null },
  withoutProfile: { ...vendor, role: 'none' as const, profile: null },
};

export type ViewerName = keyof typeof viewers;
