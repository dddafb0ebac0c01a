import type { Endpoint } from './api/endpoint.js';
import { checkoutPages } from './pages/checkout-page.js';
import { onboardingPages } from './pages/onboarding-page.js';
import { payPages } from './pages/pay-page.js';
import { portalPages } from './pages/portal-page.js';
import { recordPages } from './pages/record-pages.js';
import type { PageRoute } from './pages/serve.js';
import { accountLinkEndpoints } from './resources/account-links.js';
import { accountEndpoints } from './resources/accounts.js';
import { chargeEndpoints } from './resources/charges.js';
import { checkoutSessionEndpoints } from './resources/checkout-sessions.js';
import { customerEndpoints } from './resources/customers.js';
import { disputeEndpoints } from './resources/disputes.js';
import { eventEndpoints } from './resources/events.js';
import { invoiceEndpoints } from './resources/invoices.js';
import { paymentIntentEndpoints } from './resources/payment-intents.js';
import { paymentMethodEndpoints } from './resources/payment-methods.js';
import { payoutEndpoints } from './resources/payouts.js';
import { portalSessionEndpoints } from './resources/portal-sessions.js';
import { priceEndpoints } from './resources/prices.js';
import { productEndpoints } from './resources/products.js';
import { refundEndpoints } from './resources/refunds.js';
import { subscriptionEndpoints } from './resources/subscriptions.js';
import { transferEndpoints } from './resources/transfers.js';

export const ENDPOINTS: Endpoint[] = [
  ...customerEndpoints,
  ...productEndpoints,
  ...priceEndpoints,
  ...checkoutSessionEndpoints,
  ...portalSessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...accountEndpoints,
  ...accountLinkEndpoints,
  ...paymentIntentEndpoints,
  ...paymentMethodEndpoints,
  ...chargeEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...payoutEndpoints,
  ...transferEndpoints,
  ...eventEndpoints,
];

export const PAGES: PageRoute[] = [...payPages, ...checkoutPages, ...portalPages, ...onboardingPages, ...recordPages];
