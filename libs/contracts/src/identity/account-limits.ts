/** The most characters of each text of an account and its profile, and the most product categories. */
export const accountLimits = {
  email: 254,
  password: 200,
  businessName: 120,
  contactName: 120,
  phone: 40,
  address: 200,
  city: 100,
  website: 300,
  description: 4_000,
  productCategory: 60,
  productCategories: 30,
} as const;
