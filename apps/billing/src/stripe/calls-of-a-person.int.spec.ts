import {
  accountStatus,
  billingDetails,
  createAccountLink,
  createCheckoutSession,
  createConnectAccount,
  createPaymentIntent,
  createPortalSession,
  PaymentStatus,
  refreshSubscription,
  Tier,
  updatePaymentStatus,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { HourlyQuota } from '@stallbook/platform';
import { acceptedApplication, openPayment, organizer, readyOrganizer, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { plansHavePrices } from '../testing/plans.js';
import { MOST_PER_HOUR } from './stripe-api.js';

describe('the operations of one person that call Stripe', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    await plansHavePrices(harness, Tier.pro);
  });
  afterAll(() => harness?.close());

  const useUp = async ({ id: subject }: Actor) => {
    const quota = harness.app.get(HourlyQuota);
    const use = () => quota.require({ kind: 'stripe', subject, free: MOST_PER_HOUR });
    await Promise.allSettled(Array.from({ length: MOST_PER_HOUR }, use));
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  };

  it('are limited per hour, and those of others are not affected', async () => {
    const [owner, newcomer, payer] = [await readyOrganizer(harness), organizer(), vendor()];
    const due = await acceptedApplication(harness, owner.id, payer);
    const { paymentIntentId } = await openPayment(harness, due.applicationId, payer);
    await harness.call(createCheckoutSession, { planType: 'pro' }, payer);
    for (const person of [owner, newcomer, payer]) await useUp(person);

    const calls: Record<string, () => Promise<unknown>> = {
      accountStatus: () => harness.call(accountStatus, {}, owner),
      createAccountLink: () => harness.call(createAccountLink, {}, owner),
      createConnectAccount: () => harness.call(createConnectAccount, {}, newcomer),
      createPaymentIntent: () => openPayment(harness, due.applicationId, payer),
      updatePaymentStatus: () =>
        harness.call(updatePaymentStatus, { paymentIntentId, status: PaymentStatus.pending }, payer),
      createCheckoutSession: () => harness.call(createCheckoutSession, { planType: 'pro' }, payer),
      createPortalSession: () => harness.call(createPortalSession, {}, payer),
      refreshSubscription: () => harness.call(refreshSubscription, {}, payer),
      billingDetails: () => harness.call(billingDetails, {}, payer),
    };
    const refusals = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => [
        name,
        await call().then(
          () => 'allowed',
          (error: { code?: string }) => error.code,
        ),
      ]),
    );
    expect(refusals).toEqual(Object.keys(calls).map((name) => [name, 'RATE_LIMITED']));

    const other = await acceptedApplication(harness, owner.id);
    await expect(
      harness.call(createPaymentIntent, { applicationId: other.applicationId, currency: 'usd' }, other.vendor),
    ).resolves.toMatchObject({ status: 'pending' });
  });

  it('do not stop what Stripe reports by webhook', async () => {
    const owner = await readyOrganizer(harness);
    const { applicationId, vendor: payer } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, payer);
    await useUp(payer);
    harness.emulator.control.pay(paymentIntentId);
    await harness.settled();
    const [payment] = await harness.db.collection('payments').find({ paymentIntentId }).toArray();
    expect(payment).toMatchObject({ status: 'completed' });
  });
});
