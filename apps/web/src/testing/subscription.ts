import { allFeatures } from './plans.js';

/** The subscription of a person on the basic plan. */
export const subscription = {
  status: 'active',
  plan: 'basic',
  planName: 'Basic',
  priceMonthlyCents: 0,
  keepsFormerPrice: false,
  platformFeeRate: 0.05,
  paidUntil: null as string | null,
  endsAtPeriodEnd: false,
  trialUntil: null as string | null,
  graceUntil: null as string | null,
  hasPortal: false,
  features: { canBoostListings: false, canViewSuggestions: false, canReadLibrary: true, maxBookmarks: 3 },
};

export const proSubscription = {
  ...subscription,
  plan: 'pro',
  planName: 'Pro',
  priceMonthlyCents: 2_900,
  platformFeeRate: 0,
  features: allFeatures,
  hasPortal: true,
  paidUntil: '2027-05-01T00:00:00.000Z',
};

export const billingDetails = {
  card: { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030 },
  invoices: [
    {
      id: 'in_1',
      number: 'A-0001',
      description: 'Pro',
      amountCents: 2_900,
      status: 'paid',
      issuedAt: '2027-04-01T10:00:00.000Z',
      url: 'https://pay.example/in_1',
    },
  ],
};
