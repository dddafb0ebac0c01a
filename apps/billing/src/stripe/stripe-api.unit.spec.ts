import { createLogger, type HourlyQuota, type StallbookConfig } from '@stallbook/platform';
import { requestContext } from '@stallbook/rpc';
import { STRIPE_FAILED, StripeApi } from './stripe-api.js';

const logger = createLogger({ service: 'billing', level: 'silent' });

describe('the key of Stripe for browsers', () => {
  const keyWith = (config: Partial<StallbookConfig>) =>
    new StripeApi(config as StallbookConfig, logger, {} as HourlyQuota).publishableKey;

  it('[BI-042] is given to payers only if the card form is used, not the page of the emulator', () => {
    expect(keyWith({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toBe('pk_test_1');
    expect(keyWith({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_EMULATOR_PUBLIC_URL: 'http://pay.test' })).toBeNull();
    expect(keyWith({})).toBeNull();
  });
});

describe('the limit of operations that call Stripe', () => {
  const require = jest.fn<Promise<void>, [{ subject: string }]>();
  const config = { STRIPE_SECRET_KEY: 'sk_test_1' } as StallbookConfig;
  const stripe = new StripeApi(config, logger, { require } as unknown as HourlyQuota);
  const ask = <T>(call: () => Promise<T>) => stripe.ask(STRIPE_FAILED, call);
  const operationOf = (id: string) => (call: () => Promise<unknown>) =>
    requestContext.run({ correlationId: id, actor: { id, role: 'vendor' } }, call);

  beforeEach(() => require.mockReset().mockResolvedValue());

  it('counts an operation once, however often it asks', async () => {
    const several = () => Promise.all([ask(() => ask(async () => 1)), ask(async () => 2)]);
    expect(await operationOf('vera')(several)).toEqual([1, 2]);
    await operationOf('vera')(several);
    expect(require.mock.calls.map(([{ subject }]) => subject)).toEqual(['vera', 'vera']);
  });

  it('refuses all that a refused operation asks', async () => {
    require.mockRejectedValue(new Error('too many'));
    const call = jest.fn();
    const outcomes = await operationOf('vera')(() => Promise.allSettled([ask(call), ask(call)]));
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(call).not.toHaveBeenCalled();
  });
});
