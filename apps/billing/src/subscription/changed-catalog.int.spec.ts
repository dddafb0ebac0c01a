import {
  featureFlags,
  membershipSaved,
  planByName,
  planHistory,
  profileSaved,
  refreshSubscription,
  Tier,
  updatePlan,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { profileOf, vendor } from '../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../testing/harness.js';
import { buyPlan, plansHavePrices } from '../testing/plans.js';

describe('a subscription after a change of the catalog', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await plansHavePrices(harness, Tier.vendor_pro, Tier.pro);
  });
  afterAll(() => harness?.close());

  const buy = (who: Actor, planType: string) => buyPlan(harness, who, planType);
  const refresh = (who: Actor) => harness.call(refreshSubscription, {}, who);
  const subscriptionIdOf = async (who: Actor) => {
    const stored = harness.db.collection<{ _id: string; paid: { stripeSubscriptionId: string } }>('userSubscriptions');
    return (await stored.findOne({ _id: who.id }))!.paid.stripeSubscriptionId;
  };
  const admin = actorAs('admin');
  const planNow = (name: Tier) => harness.call(planByName, { name });
  async function change(name: Tier, terms: Record<string, unknown>) {
    const { id: _, savings: __, stripePriceId: ___, legacyPricesMonthlyCents: ____, ...known } = await planNow(name);
    return harness.call(updatePlan, { ...known, ...terms }, admin);
  }

  it('[BI-001] [BI-007] keeps its price, while others pay the new one', async () => {
    const [ann, ben] = [vendor(), vendor()];
    await buy(ann, 'vendor_pro');
    const before = await planNow(Tier.vendor_pro);
    const changed = await change(Tier.vendor_pro, { priceMonthlyCents: 1900 });
    expect(changed).toMatchObject({ priceMonthlyCents: 1900, version: before.version + 1 });
    expect(changed.stripePriceId).not.toBe(before.stripePriceId);
    expect(await refresh(ann)).toMatchObject({ plan: 'vendor_pro', priceMonthlyCents: 1500, keepsFormerPrice: true });
    await buy(ben, 'vendor_pro');
    expect(await refresh(ben)).toMatchObject({ priceMonthlyCents: 1900, keepsFormerPrice: false });
    expect(await harness.call(planHistory, { name: Tier.vendor_pro }, admin)).toMatchObject([
      { version: 2, adminId: admin.id, priceMonthlyCents: 1900 },
      { version: 1, adminId: null, priceMonthlyCents: 1500 },
    ]);
  });

  it('is free to try once per person, however often it is canceled', async () => {
    const ann = vendor();
    await change(Tier.pro, { trialDays: 14 });
    await buy(ann, 'pro');
    expect(await refresh(ann)).toMatchObject({ trialUntil: expect.any(String) as string });
    await stripeOf(harness).subscriptions.cancel(await subscriptionIdOf(ann));
    expect(await refresh(ann)).toMatchObject({ plan: 'basic' });
    await buy(ann, 'pro');
    expect(await refresh(ann)).toMatchObject({ plan: 'pro', trialUntil: null });
    await change(Tier.pro, { trialDays: 0 });
  });

  it('[BI-001] gives everyone on that plan the new limits', async () => {
    const ann = vendor();
    await harness.publish(profileSaved, profileOf(ann.id, 'vendor'));
    await eventually(() => expect(harness.receivedTypes(ann.id)).toContain(membershipSaved.type));
    const { features } = await planNow(Tier.basic);
    await change(Tier.basic, { features: { ...features, maxBookmarks: 5, canReadLibrary: false } });
    const limits = { maxBookmarks: 5, canReadLibrary: false };
    await expect(harness.call(featureFlags, {}, ann)).resolves.toMatchObject(limits);
    await eventually(() =>
      expect(harness.receivedTypes(ann.id).filter((type) => type === membershipSaved.type)).toHaveLength(2),
    );
    await expect(harness.received(membershipSaved, ann.id, (saved) => !saved.canReadLibrary)).resolves.toMatchObject(
      limits,
    );
  });
});
