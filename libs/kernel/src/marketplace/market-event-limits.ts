/** Limits of the fields of a market event: characters of a text, the rest as named. Browsers load this file. */
export const marketEventLimits = {
  title: 200,
  description: 10_000,
  location: 200,
  address: 200,
  city: 100,
  maxVendors: 100_000,
  boothSize: 50,
  feeCents: 10_000_000,
  /** The least sum of all fees that Stripe charges. */
  leastDueCents: 50,
  setupInstructions: 5_000,
  productRestriction: 200,
  productRestrictions: 50,
  cancellationPolicy: 5_000,
} as const;
