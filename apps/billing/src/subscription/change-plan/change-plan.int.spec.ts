import {
  billingDetails,
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  mySubscription,
  planByName,
  reactivateSubscription,
  refreshSubscription,
  subscriptionLifecycleChanged,
  Tier,
  updatePlan,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { organizer, vendor } from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('a change of the plan', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    for (const name of [Tier.vendor_pro, Tier.organizer_pro, Tier.pro]) {
      await eventually(async () => expect((await harness.call(planByName, { name })).stripePriceId).not.toBeNull());
    }
  });
  afterAll(() => harness?.close());

  async function buy(who: Actor, planType: string): Promise<void> {
    const { url } = await harness.call(createCheckoutSession, { planType }, who);
    const body = new URLSearchParams({ action: 'pay', card: 'pm_card_visa' });
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
    await harness.call(refreshSubscription, {}, who);
  }
  const change = async (who: Actor, planType: `${Tier}`) => {
    const { priceMonthlyCents } = await harness.call(planByName, { name: Tier[planType] });
    return harness.call(changePlan, { planType, priceMonthlyCents }, who);
  };

  it('is refused for a plan of the other role, and made for one of both roles', async () => {
    const [ann, olga] = [vendor(), organizer()];
    await buy(ann, 'vendor_pro');
    await buy(olga, 'organizer_pro');
    const refused = { code: 'SUBSCRIPTION.OTHER_ROLE', message: 'You can’t use this plan with your account.' };
    await expect(change(ann, 'organizer_pro')).rejects.toMatchObject(refused);
    await expect(change(olga, 'vendor_pro')).rejects.toMatchObject(refused);
    await expect(change(ann, 'pro')).resolves.toMatchObject({ plan: 'pro' });
    await expect(harness.call(mySubscription, {}, olga)).resolves.toMatchObject({ plan: 'organizer_pro' });
  });

  it('is published, and so are the purchase, the cancellation, and the reactivation, each once', async () => {
    const ann = vendor();
    await buy(ann, 'vendor_pro');
    await change(ann, 'pro');
    await harness.call(cancelSubscription, {}, ann);
    await harness.call(reactivateSubscription, {}, ann);
    await harness.call(refreshSubscription, {}, ann);
    await harness.received(subscriptionLifecycleChanged, ann.id, (data) => data.change === 'resumed');
    const published = harness.messages.filter(
      ({ key, type }) => key === ann.id && type === subscriptionLifecycleChanged.type,
    );
    expect(published.map(({ data }) => (data as { change: string }).change)).toEqual([
      'started',
      'switched',
      'canceled',
      'resumed',
    ]);
  });

  it('to a plan without a trial ends the trial, and bills the new plan', async () => {
    const ann = vendor();
    const {
      id: _,
      savings: __,
      stripePriceId: ___,
      legacyPricesMonthlyCents: ____,
      ...terms
    } = await harness.call(planByName, { name: Tier.pro });
    await harness.call(updatePlan, { ...terms, trialDays: 14 }, actorAs('admin'));
    await buy(ann, 'pro');
    await expect(harness.call(mySubscription, {}, ann)).resolves.toMatchObject({ trialUntil: expect.any(String) });
    await expect(change(ann, 'vendor_pro')).resolves.toMatchObject({
      plan: 'vendor_pro',
      status: 'active',
      trialUntil: null,
    });
    const { invoices } = await harness.call(billingDetails, {}, ann);
    expect(invoices).toMatchObject([{ amountCents: 1500, status: 'paid' }]);
  });
});
