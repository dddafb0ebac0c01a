/** The most characters of each text of an account and its profile. */
export const accountLimits = {
  email: 254,
  password: 200,
  businessName: 120,
  contactName: 120,
  phone: 40,
  address: 200,
  city: 100,
  description: 4_000,
} as const;
