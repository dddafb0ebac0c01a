import type { EventStore } from '@stallbook/event-store';
import Stripe from 'stripe';
import type { StripeApi } from '../stripe/stripe-api.js';
import type { Catalog } from './catalog.js';
import { PlanPrices } from './plan-prices.js';

const plan = (name: string) => ({ name, displayName: name, priceMonthlyCents: 1500, version: 1, stripePriceId: null });

describe('the prices of plans at Stripe', () => {
  /** Stripe repeats its first answer to a key. */
  function open(failing: (key: string) => boolean) {
    const assigned: string[] = [];
    const create = ({ metadata }: { metadata: { plan: string } }, { idempotencyKey }: { idempotencyKey: string }) =>
      failing(idempotencyKey)
        ? Promise.reject(new Stripe.errors.StripeAPIError({ type: 'api_error', statusCode: 500, message: 'Failed' }))
        : Promise.resolve({ id: `price_${metadata.plan}` });
    const stripe = { ask: (_: unknown, call: (client: unknown) => unknown) => call({ prices: { create } }) };
    const catalog = { all: () => Promise.resolve([plan('pro'), plan('vendor_pro')]) };
    const execute = (_aggregate: unknown, _id: string, _context: unknown, command: { stripePriceId: string }) =>
      Promise.resolve(assigned.push(command.stripePriceId));
    const prices = new PlanPrices(
      { execute } as unknown as EventStore,
      stripe as unknown as StripeApi,
      catalog as unknown as Catalog,
      { now: () => new Date('2027-05-01T00:00:00Z') },
    );
    return { prices, assigned };
  }

  it('are created although Stripe repeats an internal error', async () => {
    const { prices, assigned } = open((key) => key === 'price-pro-1-1500');
    await prices.assignMissing();
    expect(assigned).toEqual(['price_pro', 'price_vendor_pro']);
  });

  it('are created for other plans when one fails', async () => {
    const { prices, assigned } = open((key) => key.startsWith('price-pro-'));
    await expect(prices.assignMissing()).rejects.toThrow('Failed');
    expect(assigned).toEqual(['price_vendor_pro']);
  });
});
