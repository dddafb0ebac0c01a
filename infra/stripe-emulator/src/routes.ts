import type { Endpoint } from './api/endpoint.js';
import { onboardingPages } from './pages/onboarding-page.js';
import { payPages } from './pages/pay-page.js';
import type { PageRoute } from './pages/serve.js';
import { accountLinkEndpoints } from './resources/account-links.js';
import { accountEndpoints } from './resources/accounts.js';
import { chargeEndpoints } from './resources/charges.js';
import { eventEndpoints } from './resources/events.js';
import { ledgerEndpoints } from './resources/ledger.js';
import { paymentIntentEndpoints } from './resources/payment-intents.js';
import { paymentMethodEndpoints } from './resources/payment-methods.js';
import { refundEndpoints } from './resources/refunds.js';

/** The part of Stripe's API that is served. */
export const ENDPOINTS: Endpoint[] = [
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...chargeEndpoints,
  ...refundEndpoints,
  ...ledgerEndpoints,
  ...eventEndpoints,
];

/** The pages that a browser sees in Stripe's place. */
export const PAGES: PageRoute[] = [...payPages, ...onboardingPages];
