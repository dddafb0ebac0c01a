import {
  changePlan,
  createPortalSession,
  mySubscription,
  planByName,
  reactivateSubscription,
  refreshSubscription,
  subscriptionLifecycleChanged,
  Tier,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { vendor } from '../../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../../testing/harness.js';
import { buyPlan, plansHavePrices, postForm } from '../../testing/plans.js';

describe('a plan that is canceled on the portal of Stripe', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await plansHavePrices(harness, Tier.vendor_pro, Tier.pro);
  });
  afterAll(() => harness?.close());

  const current = (who: Actor) => harness.call(mySubscription, {}, who);

  /** Buys the plan and cancels it. */
  async function canceled() {
    const ann = vendor();
    await buyPlan(harness, ann, 'vendor_pro');
    await harness.call(refreshSubscription, {}, ann);
    const { url } = await harness.call(createPortalSession, {}, ann);
    const stored = await harness.db
      .collection<{ _id: string; paid: { stripeSubscriptionId: string } }>('userSubscriptions')
      .findOne({ _id: ann.id });
    const id = stored!.paid.stripeSubscriptionId;
    await postForm(url, { action: 'cancel', subscription: id });
    await eventually(async () => expect(await current(ann)).toMatchObject({ endsAtPeriodEnd: true }));
    return { ann, id };
  }

  it('ends with its period, which is confirmed', async () => {
    const { ann } = await canceled();
    const { paidUntil } = await current(ann);
    await harness.received(subscriptionLifecycleChanged, ann.id, ({ change, until }) => {
      return change === 'canceled' && until === paidUntil;
    });
  });

  it('[BI-026] can be reactivated', async () => {
    const { ann, id } = await canceled();
    await expect(harness.call(reactivateSubscription, {}, ann)).resolves.toMatchObject({ endsAtPeriodEnd: false });
    expect(await stripeOf(harness).subscriptions.retrieve(id)).toMatchObject({ cancel_at: null });
  });

  it('does not end if the person changes to another plan', async () => {
    const { ann, id } = await canceled();
    const { priceMonthlyCents } = await harness.call(planByName, { name: Tier.pro });
    await expect(harness.call(changePlan, { planType: 'pro', priceMonthlyCents }, ann)).resolves.toMatchObject({
      plan: 'pro',
      endsAtPeriodEnd: false,
    });
    expect(await stripeOf(harness).subscriptions.retrieve(id)).toMatchObject({ cancel_at: null });
  });
});
