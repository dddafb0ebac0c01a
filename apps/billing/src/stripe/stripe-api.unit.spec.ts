import { createLogger, type HourlyQuota, type StallbookConfig } from '@stallbook/platform';
import { StripeApi } from './stripe-api.js';

describe('the key of Stripe for browsers', () => {
  const logger = createLogger({ service: 'billing', level: 'silent' });
  const keyWith = (config: Partial<StallbookConfig>) =>
    new StripeApi(config as StallbookConfig, logger, {} as HourlyQuota).publishableKey;

  it('[BI-042] is given to payers only if the card form is used, not the page of the emulator', () => {
    expect(keyWith({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toBe('pk_test_1');
    expect(keyWith({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_EMULATOR_PUBLIC_URL: 'http://pay.test' })).toBeNull();
    expect(keyWith({})).toBeNull();
  });
});
