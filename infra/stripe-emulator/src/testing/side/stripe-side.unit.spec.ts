import { openStripeSide } from './stripe-side.js';

describe('the Stripe that billing is tested against', () => {
  it('is never one that moves real money', async () => {
    for (const key of ['sk_live_1', 'rk_test_1', 'anything']) {
      await expect(openStripeSide({ STRIPE_TEST_SECRET_KEY: key })).rejects.toThrow('must begin with sk_test_');
    }
  });

  it('is the real one where there is a test key', async () => {
    const { env } = await openStripeSide({ STRIPE_TEST_SECRET_KEY: 'sk_test_1' });
    expect(env).toEqual({ STRIPE_SECRET_KEY: 'sk_test_1' });
  });
});
