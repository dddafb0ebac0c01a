import type { EventStore } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import Stripe from 'stripe';
import type { StripeApi } from '../stripe/stripe-api.js';
import type { Catalog } from './catalog.js';
import { PlanPriceTask } from './plan-price.task.js';
import { PlanPrices } from './plan-prices.js';

const plan = (name: string) => ({ name, displayName: name, priceMonthlyCents: 1500, version: 1, stripePriceId: null });

describe('the prices of plans at Stripe', () => {
  /** Stripe repeats its first answer to a key. */
  function open(failing: (key: string) => boolean) {
    const assigned: string[] = [];
    const asked: string[] = [];
    const create = ({ metadata }: { metadata: { plan: string } }, { idempotencyKey }: { idempotencyKey: string }) => {
      asked.push(idempotencyKey);
      return failing(idempotencyKey)
        ? Promise.reject(new Stripe.errors.StripeAPIError({ type: 'api_error', statusCode: 500, message: 'Failed' }))
        : Promise.resolve({ id: `price_${metadata.plan}` });
    };
    const ask = (_: unknown, call: (client: unknown) => unknown) => call({ prices: { create } });
    const missing = () => [plan('pro'), plan('vendor_pro')].filter(({ name }) => !assigned.includes(`price_${name}`));
    const execute = (_aggregate: unknown, _id: string, _context: unknown, command: { stripePriceId: string }) =>
      Promise.resolve(assigned.push(command.stripePriceId));
    let now = new Date('2027-05-01T00:00:00Z');
    const clock = { now: () => now };
    const prices = new PlanPrices(
      { execute } as unknown as EventStore,
      { ask, configured: true } as unknown as StripeApi,
      { all: () => Promise.resolve(missing()) } as unknown as Catalog,
      clock,
    );
    const db = { collection: () => ({}) } as unknown as Db;
    const logger = { warn: jest.fn() };
    const task = new PlanPriceTask(prices, db, clock, logger as never);
    const round = async (seconds = 0) => {
      now = new Date(now.getTime() + seconds * 1000);
      await task['poll'](new AbortController().signal);
    };
    return { round, assigned, asked, logger };
  }

  it('are created although Stripe repeats an internal error', async () => {
    const { round, assigned } = open((key) => key === 'price-pro-1-1500');
    await round();
    expect(assigned).toEqual(['price_pro', 'price_vendor_pro']);
  });

  it('are created for other plans when one fails', async () => {
    const { round, assigned, logger } = open((key) => key.startsWith('price-pro-'));
    await round();
    expect(assigned).toEqual(['price_vendor_pro']);
    expect(logger.warn).toHaveBeenCalledWith(expect.objectContaining({ plan: 'pro' }), expect.any(String));
  });

  it('are tried after pauses that double while Stripe fails', async () => {
    const { round, asked } = open((key) => key.startsWith('price-pro-'));
    const tries: boolean[] = [];
    for (const seconds of [0, 2, 2, 2]) {
      const before = asked.length;
      await round(seconds);
      tries.push(asked.length > before);
    }
    expect(tries).toEqual([true, true, false, true]);
  });
});
