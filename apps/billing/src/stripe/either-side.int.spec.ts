import {
  accountStatus,
  cancelSubscription,
  createAccountLink,
  createCheckoutSession,
  createConnectAccount,
  mySubscription,
  planByName,
  reactivateSubscription,
  refundPayment,
  OrganizerRefundReason,
  Tier,
} from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { completeCheckout, onboardedAccount, payWith } from '@stallbook/stripe-emulator/testing';
import { connectedAccount } from '../connected-account/domain/connected-account.decider.js';
import { differencesOf } from '../reconciliation/domain/compare.js';
import { LedgerSums } from '../reconciliation/ledger-sums.js';
import { MoneyAtStripe } from '../reconciliation/money-at-stripe.js';
import { acceptedApplication, openPayment, organizer, paymentOf, vendor } from '../testing/fixtures.js';
import { openSideHarness, type SideHarness } from '../testing/side-harness.js';

/** Against the emulator, and against Stripe where `STRIPE_TEST_SECRET_KEY` is set (docs/operations.md). */
describe('the flows of money, on either side', () => {
  const owner = organizer();
  let harness: SideHarness;
  let accountId: string;

  beforeAll(async () => {
    harness = await openSideHarness();
    accountId = await onboardedAccount(harness.stripe, harness.patienceMs);
    const command = { type: 'connect' as const, organizerId: owner.id, stripeAccountId: accountId };
    const context = systemContext({ commandId: newId() });
    await harness.app.get(EventStore).execute(connectedAccount, owner.id, context, command);
  });
  afterAll(() => harness?.close());

  const shown = (applicationId: string, who: Actor) => paymentOf(harness, applicationId, who);
  const becomes = (applicationId: string, expected: object) =>
    harness.shows(async () => expect(await shown(applicationId, owner)).toMatchObject(expected));
  const ledgerAgrees = (intent: string) =>
    harness.shows(async () => {
      const [stripe, ledger] = [await harness.app.get(MoneyAtStripe).ofIntent(intent), harness.app.get(LedgerSums)];
      expect(stripe).not.toBeNull();
      expect(differencesOf(stripe, (await ledger.of([intent])).get(intent) ?? null)).toEqual([]);
    });

  /** A booth for $85.00. */
  async function due() {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId, paymentId } = await openPayment(harness, applicationId, ann);
    return { applicationId, ann, paymentId, intent: paymentIntentId };
  }
  async function paid() {
    const booth = await due();
    await payWith(harness.stripe, booth.intent, 'good');
    await becomes(booth.applicationId, { status: 'completed' });
    return booth;
  }

  it('[BI-042] a good card pays the booth, and is split between the organizer and the platform', async () => {
    const { applicationId, ann, intent } = await paid();
    const split = { status: 'completed', amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 };
    expect(await shown(applicationId, owner)).toMatchObject(split);
    expect(await shown(applicationId, ann)).toMatchObject({ ...split, platformFeeCents: null, payoutCents: null });
    const { data } = await harness.stripe.charges.list({
      payment_intent: intent,
      expand: ['data.transfer', 'data.application_fee'],
    });
    expect(data).toMatchObject([
      {
        amount: 8500,
        currency: 'usd',
        transfer: { amount: 8500, destination: accountId },
        application_fee: { amount: 425 },
      },
    ]);
    await ledgerAgrees(intent);
  });

  it('a declined card shows why, and a good one pays the same intent', async () => {
    const { applicationId, ann, intent } = await due();
    await payWith(harness.stripe, intent, 'declined');
    await becomes(applicationId, { status: 'failed' });
    expect(await shown(applicationId, ann)).toMatchObject({ failureMessage: 'Your card was declined.' });
    expect((await openPayment(harness, applicationId, ann)).paymentIntentId).toBe(intent);
    await payWith(harness.stripe, intent, 'good');
    await becomes(applicationId, { status: 'completed' });
    expect(await shown(applicationId, ann)).toMatchObject({ failureMessage: null });
    await ledgerAgrees(intent);
  });

  it('a card whose bank asks first leaves the booth unpaid, and the intent open', async () => {
    const { applicationId, ann, intent } = await due();
    await payWith(harness.stripe, intent, 'asksFirst');
    expect(await harness.stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'requires_action' });
    const again = await openPayment(harness, applicationId, ann);
    expect(again).toMatchObject({ paymentIntentId: intent, status: 'pending' });
  });

  it('a refund in part and then of the rest returns the fee and the transfer, to the cent', async () => {
    const { applicationId, paymentId, intent } = await paid();
    const refund = (amountCents: number) =>
      harness.call(
        refundPayment,
        { paymentId, requestId: newId(), amountCents, reason: OrganizerRefundReason.goodwill },
        owner,
      );
    await refund(3333);
    await becomes(applicationId, { status: 'completed', refundedCents: 3333, refunds: [{ status: 'succeeded' }] });
    await ledgerAgrees(intent);
    await refund(5167);
    await becomes(applicationId, { status: 'refunded', refundedCents: 8500, refundableCents: 0 });
    const { data } = await harness.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount).sort()).toEqual([3333, 5167]);
    const charges = await harness.stripe.charges.list({
      payment_intent: intent,
      expand: ['data.transfer', 'data.application_fee'],
    });
    expect(charges.data).toMatchObject([
      { refunded: true, transfer: { amount_reversed: 8500 }, application_fee: { amount_refunded: 425 } },
    ]);
    await ledgerAgrees(intent);
  });

  it('[BI-037] [BI-038] an organizer starts an account, and is led to the form of Stripe', async () => {
    const olga = organizer();
    await harness.call(createConnectAccount, { businessInfo: { businessName: 'Riverside' } }, olga);
    expect((await harness.call(accountStatus, {}, olga)).status).toBe('onboarding');
    expect((await harness.call(createAccountLink, {}, olga)).url).toMatch(/^https?:/);
  });

  it('[BI-029] [BI-026] a plan is bought, canceled, reactivated, and ended', async () => {
    const ann = vendor();
    const plan = () => harness.call(mySubscription, {}, ann);
    await harness.shows(async () =>
      expect((await harness.call(planByName, { name: Tier.vendor_pro })).stripePriceId).not.toBeNull(),
    );
    const { url } = await harness.call(createCheckoutSession, { planType: 'vendor_pro' }, ann);
    expect(await plan()).toMatchObject({ plan: 'basic' });
    await completeCheckout(harness.stripe, url);
    await harness.shows(async () => expect(await plan()).toMatchObject({ plan: 'vendor_pro', status: 'active' }));
    expect(await harness.call(cancelSubscription, {}, ann)).toMatchObject({
      plan: 'vendor_pro',
      endsAtPeriodEnd: true,
    });
    expect(await harness.call(reactivateSubscription, {}, ann)).toMatchObject({ endsAtPeriodEnd: false });
    const stored = await harness.db
      .collection<{ _id: string; paid: { stripeSubscriptionId: string } }>('userSubscriptions')
      .findOne({ _id: ann.id });
    await harness.stripe.subscriptions.cancel(stored!.paid.stripeSubscriptionId);
    await harness.shows(async () => expect(await plan()).toMatchObject({ plan: 'basic', paidUntil: null }));
  });
});
