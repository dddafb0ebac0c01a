import {
  billingDetails,
  billingPersonData,
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  createPortalSession,
  featureFlags,
  membershipSaved,
  mySubscription,
  personErased,
  profileSaved,
  reactivateSubscription,
  refreshSubscription,
  Tier,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { LOGGER, type Logger } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import { Tiers } from '../plan/tiers.js';
import { StripeApi } from '../stripe/stripe-api.js';
import { profileOf, vendor } from '../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../testing/harness.js';
import { buyPlan, plansHavePrices, postForm } from '../testing/plans.js';
import { Customers } from './customers.js';

describe('a subscription', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await plansHavePrices(harness, Tier.organizer_pro, Tier.pro);
  });
  afterEach(() => harness?.clock.reset());
  afterAll(() => harness?.close());

  const checkout = async (who: Actor, planType: string) =>
    (await harness.call(createCheckoutSession, { planType }, who)).url;
  const buy = (who: Actor, planType: string) => buyPlan(harness, who, planType);
  const current = (who: Actor) => harness.call(mySubscription, {}, who);
  const refresh = (who: Actor) => harness.call(refreshSubscription, {}, who);
  const flags = (who: Actor) => harness.call(featureFlags, {}, who);
  const stored = (who: Actor) =>
    harness.db.collection<{ _id: string; paid: { stripeSubscriptionId: string } }>('userSubscriptions').findOne({
      _id: who.id,
    });

  it('[BI-016] [BI-019] [BI-020] of a new profile is basic, published once', async () => {
    const ann = vendor();
    await harness.publish(profileSaved, profileOf(ann.id, 'vendor'));
    await harness.publish(profileSaved, profileOf(ann.id, 'vendor'));
    await eventually(() => expect(harness.receivedTypes(ann.id)).toContain(membershipSaved.type));
    await expect(current(ann)).resolves.toMatchObject({ userId: ann.id, status: 'active', plan: 'basic' });
    await expect(flags(ann)).resolves.toEqual({
      userId: ann.id,
      canBoostListings: false,
      canViewSuggestions: false,
      canReadLibrary: true,
      maxBookmarks: 3,
    });
    expect(harness.receivedTypes(ann.id).filter((type) => type === membershipSaved.type)).toHaveLength(1);
  });

  it('[BI-029] [BI-033] [BI-036] is bought at Stripe, and active by the webhook alone', async () => {
    const ann = vendor();
    await buy(ann, 'vendor_pro');
    await eventually(async () => expect(await current(ann)).toMatchObject({ plan: 'vendor_pro', status: 'active' }));
    await expect(flags(ann)).resolves.toMatchObject({
      canBoostListings: true,
      canViewSuggestions: true,
      maxBookmarks: -1,
    });
    await expect(checkout(ann, 'pro')).rejects.toMatchObject({ code: 'SUBSCRIPTION.EXISTS' });
    await expect(harness.call(billingDetails, {}, ann)).resolves.toMatchObject({
      card: { brand: 'visa', last4: '4242' },
      invoices: [{ amountCents: 1500, status: 'paid', url: expect.stringContaining('http') }],
    });
  });

  it('[BI-010] of an organizer decides the fee rate at the moment of payment', async () => {
    const olga = actorAs('organizer');
    const rate = () => harness.app.get(Tiers).feeRateFor(olga.id);
    expect(await rate()).toBe(0.05);
    await buy(olga, 'organizer_pro');
    await refresh(olga);
    expect(await rate()).toBe(0);
  });

  it('[BI-030] is the plan pro if none is named', async () => {
    const { url } = await harness.call(createCheckoutSession, {} as never, vendor());
    const done = await postForm(url, { action: 'pay', card: 'pm_card_visa' });
    expect(done.headers.get('location')).toMatch(/\/billing\?success=true&plan=pro$/);
  });

  it('[BI-034] is not given for a forged return, or for a checkout that was canceled', async () => {
    const ann = vendor();
    const url = await checkout(ann, 'pro');
    await expect(refresh(ann)).resolves.toMatchObject({ plan: 'basic' });
    const canceled = await postForm(url, { action: 'cancel' });
    expect(canceled.headers.get('location')).toMatch(/\/pricing\?checkout=canceled$/);
    await expect(refresh(ann)).resolves.toMatchObject({ plan: 'basic' });
  });

  it('is paid for once, even with a checkout in two tabs', async () => {
    const ann = vendor();
    const [first] = [await checkout(ann, 'pro'), await checkout(ann, 'pro')];
    expect((await postForm(first, { action: 'pay', card: 'pm_card_visa' })).status).toBe(410);
  });

  it('[BI-026] is canceled at the end of the period, and reactivated until then', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    await refresh(ann);
    await expect(harness.call(cancelSubscription, {}, ann)).resolves.toMatchObject({
      plan: 'pro',
      status: 'active',
      endsAtPeriodEnd: true,
    });
    await expect(harness.call(reactivateSubscription, {}, ann)).resolves.toMatchObject({ endsAtPeriodEnd: false });
    await harness.call(cancelSubscription, {}, ann);
    harness.emulator.control.renew((await stored(ann))!.paid.stripeSubscriptionId);
    await eventually(async () => expect(await current(ann)).toMatchObject({ plan: 'basic', paidUntil: null }));
  });

  it('changes its plan at the price that the person saw, with the unused time credited', async () => {
    const olga = actorAs('organizer');
    await buy(olga, 'organizer_pro');
    await refresh(olga);
    const seen = (priceMonthlyCents: number) => harness.call(changePlan, { planType: 'pro', priceMonthlyCents }, olga);
    await expect(seen(2500)).rejects.toMatchObject({ code: 'SUBSCRIPTION.PRICE_CHANGED' });
    await expect(seen(2900)).resolves.toMatchObject({ plan: 'pro', priceMonthlyCents: 2900 });
    const { invoices } = await harness.call(billingDetails, {}, olga);
    expect(invoices[0]).toMatchObject({ amountCents: 2900 - 5000 });
    expect(invoices[0]?.description).toBe('Remaining time on Pro, Unused time on Vendor Magnet System');
  });

  it('has one open checkout, even if two tabs begin it together', async () => {
    const ann = vendor();
    const begin = () => harness.call(createCheckoutSession, { planType: 'vendor_pro' }, ann);
    await begin();
    await Promise.all([begin(), begin(), begin()]);
    const customerId = await harness.app.get(Customers).find(ann.id);
    const { data } = await stripeOf(harness).checkout.sessions.list({ customer: String(customerId), status: 'open' });
    expect(data).toHaveLength(1);
  });

  it('keeps its plan while a bill is open, so that unpaid time is never credited', async () => {
    const olga = actorAs('organizer');
    await buy(olga, 'organizer_pro');
    await refresh(olga);
    harness.emulator.control.renew((await stored(olga))!.paid.stripeSubscriptionId, 'failed');
    const { invoices } = await harness.call(billingDetails, {}, olga);
    const change = harness.call(changePlan, { planType: 'pro', priceMonthlyCents: 2900 }, olga);
    await expect(change).rejects.toMatchObject({ code: 'SUBSCRIPTION.PAYMENT_LATE' });
    expect((await harness.call(billingDetails, {}, olga)).invoices).toEqual(invoices);
  });

  it('[BI-017] stays active for 7 days after a failed renewal, and no longer', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    const { paidUntil } = await refresh(ann);
    harness.emulator.control.renew((await stored(ann))!.paid.stripeSubscriptionId, 'failed');
    const graceUntil = new Date(Date.parse(paidUntil ?? '') + 7 * 86_400_000);
    await eventually(async () => expect((await current(ann)).graceUntil).toBe(graceUntil.toISOString()));
    await eventually(() => expect(harness.receivedTypes(ann.id)).toContain('renewal.failed'));
    await harness.clock.moveTo(new Date(graceUntil.getTime() - 3_600_000));
    expect(await refresh(ann)).toMatchObject({ status: 'active' });
    await expect(flags(ann)).resolves.toMatchObject({ maxBookmarks: -1 });
    await harness.clock.moveTo(graceUntil);
    await eventually(async () => expect(await current(ann)).toMatchObject({ plan: 'pro', status: 'past_due' }));
    await expect(flags(ann)).resolves.toMatchObject({ canBoostListings: false, maxBookmarks: 3 });
  });

  it('ends immediately if it is canceled while its bill is open, which is voided, and can be bought again', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    await refresh(ann);
    harness.emulator.control.renew((await stored(ann))!.paid.stripeSubscriptionId, 'failed');
    await eventually(async () => expect((await current(ann)).graceUntil).not.toBeNull());
    await expect(harness.call(cancelSubscription, {}, ann)).resolves.toMatchObject({ plan: 'basic', graceUntil: null });
    const { invoices } = await harness.call(billingDetails, {}, ann);
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
    await buy(ann, 'vendor_pro');
    expect(await refresh(ann)).toMatchObject({ plan: 'vendor_pro', status: 'active' });
  });

  it('owes no bill after it ended, also if Stripe could not void it at first', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    await refresh(ann);
    harness.emulator.control.renew((await stored(ann))!.paid.stripeSubscriptionId, 'failed');
    await eventually(async () => expect((await current(ann)).graceUntil).not.toBeNull());
    const { invoices: calls } = harness.app.get(StripeApi)['client'];
    const away = new Stripe.errors.StripeConnectionError({ type: 'api_error' });
    const voiding = jest.spyOn(calls, 'voidInvoice').mockRejectedValue(away);
    const cancel = () => harness.call(cancelSubscription, {}, ann);
    await expect(cancel()).rejects.toMatchObject({ code: 'SUBSCRIPTION.CANCEL_FAILED' });
    await harness.settled();
    voiding.mockRestore();
    await eventually(async () => expect(await refresh(ann)).toMatchObject({ plan: 'basic' }));
    const { invoices } = await harness.call(billingDetails, {}, ann);
    expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  });

  it('[BI-035] [BI-028] has a portal at Stripe, only for the caller’s own account', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    const { url } = await harness.call(createPortalSession, {}, ann);
    expect(await (await fetch(url)).text()).toContain('/billing');
    await expect(harness.call(createPortalSession, {}, vendor())).rejects.toMatchObject({
      message: 'Failed to open the billing portal',
    });
  });

  it('[BI-023] [BI-026] [BI-028] [BI-030] refuses with the agreed messages', async () => {
    const ann = vendor();
    for (const refused of [
      harness.call(cancelSubscription, {}),
      harness.call(reactivateSubscription, {}),
      harness.call(createPortalSession, {}),
      harness.call(createCheckoutSession, { planType: 'pro' }),
      harness.call(refreshSubscription, {}),
      harness.call(changePlan, { planType: 'pro', priceMonthlyCents: 2900 }),
    ]) {
      await expect(refused).rejects.toMatchObject({ message: 'Not authenticated' });
    }
    await expect(harness.call(cancelSubscription, {}, ann)).rejects.toMatchObject({
      message: 'Failed to cancel subscription',
    });
    await expect(harness.call(reactivateSubscription, {}, ann)).rejects.toMatchObject({
      message: 'Failed to reactivate subscription',
    });
    for (const planType of ['basic', 'gold']) {
      await expect(checkout(ann, planType)).rejects.toMatchObject({ message: `Invalid plan type: ${planType}.` });
    }
  });

  it('[BI-024] that cannot be read at Stripe is logged, and answered as an error', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    const logged = jest.spyOn(harness.app.get<Logger>(LOGGER), 'warn');
    await harness.withoutStripe(() =>
      expect(refresh(ann)).rejects.toMatchObject({ code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' }),
    );
    expect(logged).toHaveBeenCalledWith(expect.anything(), 'stripe rejected a call');
    logged.mockRestore();
    await expect(refresh(ann)).resolves.toMatchObject({ plan: 'pro' });
  });

  it('[BI-031] [BI-032] says what is wrong with a plan, and with a checkout that Stripe refused', async () => {
    const ann = vendor();
    const plans = harness.db.collection<{ name: string; stripePriceId: string | null }>('plans');
    const sold = await plans.findOne({ name: 'organizer_pro' });
    const messageWith = async (stripePriceId: string | null) => {
      await plans.updateOne({ name: 'organizer_pro' }, { $set: { stripePriceId } });
      return checkout(ann, 'organizer_pro').catch(({ message }: Error) => message);
    };
    try {
      expect(await messageWith(null)).toBe('Plan is not configured with a price id.');
      expect(await messageWith('price_gone')).toMatch(/^Checkout session failed: 400 - No such price.*[^.]\.$/);
      await plans.deleteOne({ name: 'organizer_pro' });
      expect(await messageWith('price_gone')).toBe('Failed to load plan configuration.');
    } finally {
      await plans.replaceOne({ name: 'organizer_pro' }, sold!, { upsert: true });
    }
  });

  it('[BI-026] [BI-032] says which action failed while Stripe cannot be reached', async () => {
    const [ann, ben, olga] = [vendor(), vendor(), actorAs('organizer')];
    await checkout(ben, 'pro');
    await buy(olga, 'pro');
    await refresh(olga);
    const noCheckout = { message: expect.stringMatching(/^Checkout session failed: 503 - .+[^.]\.$/) };
    await harness.withoutStripe(async () => {
      for (const who of [ann, ben]) await expect(checkout(who, 'pro')).rejects.toMatchObject(noCheckout);
      await expect(harness.call(cancelSubscription, {}, olga)).rejects.toMatchObject({
        message: 'Failed to cancel subscription',
      });
      await expect(harness.call(reactivateSubscription, {}, olga)).rejects.toMatchObject({
        message: 'Failed to reactivate subscription',
      });
    });
  });

  it('is part of a person’s data, and ends at Stripe with the account', async () => {
    const ann = vendor();
    await buy(ann, 'pro');
    await refresh(ann);
    const { kinds } = await harness.call(billingPersonData, { personId: ann.id }, actorAs('system'));
    expect(kinds.find(({ kind }) => kind === 'subscription')?.records).toMatchObject([{ paid: { tier: 'pro' } }]);
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => expect(await stored(ann)).toBeNull());
    await expect(current(ann)).resolves.toMatchObject({ plan: 'basic' });
  });
});
