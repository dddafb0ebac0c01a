import { billingDetails, createCheckoutSession, mySubscription, refreshSubscription, Tier } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { vendor } from '../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../testing/harness.js';
import { buyPlan, plansHavePrices } from '../testing/plans.js';
import { Customers } from './customers.js';

describe('a person whose customer was deleted at Stripe', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await plansHavePrices(harness, Tier.pro);
  });
  afterAll(() => harness?.close());

  const customerOf = (who: Actor) => harness.app.get(Customers).find(who.id);
  async function buy(who: Actor): Promise<void> {
    await buyPlan(harness, who, 'pro');
    await expect(harness.call(refreshSubscription, {}, who)).resolves.toMatchObject({ plan: 'pro' });
  }

  it('loses the plan, and can buy one again, also in two tabs', async () => {
    const ann = vendor();
    await buy(ann);
    const deleted = String(await customerOf(ann));
    await stripeOf(harness).customers.del(deleted);
    await eventually(async () => expect(await customerOf(ann)).toBeNull());
    await expect(harness.call(mySubscription, {}, ann)).resolves.toMatchObject({ plan: 'basic', hasPortal: false });
    await expect(harness.call(billingDetails, {}, ann)).resolves.toEqual({ card: null, invoices: [] });
    const begin = () => harness.call(createCheckoutSession, { planType: 'pro' }, ann);
    await Promise.all([begin(), begin()]);
    await buy(ann);
    expect(await customerOf(ann)).not.toBe(deleted);
  });

  it('can buy one again although no webhook named the deletion', async () => {
    const ann = vendor();
    await harness.call(createCheckoutSession, { planType: 'pro' }, ann);
    harness.emulator.control.configure({ held: true });
    await stripeOf(harness).customers.del(String(await customerOf(ann)));
    await buy(ann);
    await harness.emulator.control.release();
    await expect(harness.call(mySubscription, {}, ann)).resolves.toMatchObject({ plan: 'pro' });
  });
});
