import {
  billingDetails,
  changePlan,
  createCheckoutSession,
  createConnectAccount,
  marketEventDeletionStarted,
  mySubscription,
  OrganizerRefundReason,
  personErased,
  refreshSubscription,
  refundPayment,
  Tier,
} from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { Customers } from '../subscription/customers.js';
import { acceptedApplication, openPayment, organizer, paymentOf, readyOrganizer, vendor } from '../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../testing/harness.js';
import { buyPlan, plansHavePrices } from '../testing/plans.js';

describe('a process that dies after Stripe answered and before it stores the answer', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
    await plansHavePrices(harness, Tier.vendor_pro, Tier.organizer_pro, Tier.pro);
  });
  afterAll(() => harness?.close());
  afterEach(async () => {
    jest.restoreAllMocks();
    await harness.emulator.control.release();
  });

  const shown = (applicationId: string, who: Actor) => paymentOf(harness, applicationId, who);
  /** Nothing of this command is stored. */
  function dies(isTheCommand: (given: { type?: string; commandId: string }) => boolean) {
    const store = harness.app.get(EventStore);
    const [execute, transaction] = [store.execute.bind(store), store.transaction.bind(store)];
    const deaths = jest.fn<void, [object]>();
    const survive = (given: { type?: string; commandId: string }) => {
      if (!isTheCommand(given)) return;
      deaths(given);
      throw new Error('the process died');
    };
    jest.spyOn(store, 'execute').mockImplementation(async (...given) => {
      const [, , { commandId }, command] = given;
      survive({ ...(command as { type: string }), commandId });
      return execute(...given) as never;
    });
    jest.spyOn(store, 'transaction').mockImplementation(async (...given) => {
      survive(given[0]);
      return transaction(...given) as never;
    });
    return deaths;
  }

  it('opens the same payment the next time, which is charged once', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const deaths = dies(({ type }) => type === 'start');
    await expect(openPayment(harness, applicationId, ann)).rejects.toBeDefined();
    expect(deaths).toHaveBeenCalled();
    jest.restoreAllMocks();
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    const { data } = await stripeOf(harness).paymentIntents.list({ limit: 100 });
    const ofThis = data.filter(({ metadata }) => metadata['applicationId'] === applicationId);
    expect(ofThis.map(({ id }) => id)).toEqual([paymentIntentId]);
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed' }));
  });

  it('splits a payment as Stripe did if the plan of the organizer changed meanwhile', async () => {
    const olga = await readyOrganizer(harness);
    const { applicationId, vendor: ann } = await acceptedApplication(harness, olga.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    await buyPlan(harness, olga, 'organizer_pro');
    await harness.call(refreshSubscription, {}, olga);
    const deaths = dies(({ type }) => type === 'change-fee');
    await expect(openPayment(harness, applicationId, ann)).rejects.toBeDefined();
    expect(deaths).toHaveBeenCalled();
    jest.restoreAllMocks();
    // In the tab that was open before.
    harness.emulator.control.pay(paymentIntentId);
    const paid = { status: 'completed', amountCents: 8500, platformFeeCents: 0, payoutCents: 8500 };
    await eventually(async () => expect(await shown(applicationId, olga)).toMatchObject(paid));
    const entries = await harness.db.collection('ledgerEntries').find({ paymentIntentId }).toArray();
    expect(entries.map(({ kind }) => String(kind)).sort()).toEqual(['charge', 'transfer']);
  });

  it.each([
    ['that an organizer sends', 2000],
    ['of a market event that is deleted', 8500],
  ])('makes a refund %s once', async (cause, amountCents) => {
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId, paymentId } = await openPayment(harness, applicationId, ann);
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed' }));
    await harness.emulator.control.settled();
    harness.emulator.control.configure({ held: true });
    const isMade = () =>
      harness.emulator.control.events().some(({ data }) => {
        const { object, payment_intent: of } = data.object as { object: string; payment_intent?: string };
        return object === 'refund' && of === paymentIntentId;
      });
    const deaths = dies(isMade);
    if (cause.includes('organizer')) {
      const refund = { paymentId, requestId: newId(), amountCents, reason: OrganizerRefundReason.goodwill };
      await expect(harness.call(refundPayment, refund, owner)).resolves.toMatchObject({ refundedCents: 0 });
    } else await harness.publish(marketEventDeletionStarted, { marketEventId, organizerId: owner.id });
    await eventually(() => expect(deaths).toHaveBeenCalled());
    jest.restoreAllMocks();
    await harness.emulator.control.release();
    await harness.clock.advance(600_000);
    await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ refundedCents: amountCents }));
    const { data } = await stripeOf(harness).refunds.list({ payment_intent: paymentIntentId });
    expect(data.map(({ amount }) => amount)).toEqual([amountCents]);
    const refunds = { paymentIntentId, kind: 'refund' };
    const entries = await harness.db.collection('ledgerEntries').find(refunds).toArray();
    expect(entries.map(({ amountCents: booked }) => booked as number)).toEqual([amountCents]);
  });

  it('makes no second customer for a checkout', async () => {
    const ann = vendor();
    const begin = () => harness.call(createCheckoutSession, { planType: 'vendor_pro' }, ann);
    const deaths = dies(({ type }) => type === 'assign-customer');
    await expect(begin()).rejects.toBeDefined();
    expect(deaths).toHaveBeenCalled();
    jest.restoreAllMocks();
    await begin();
    const { data } = await stripeOf(harness).customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata['personId'] === ann.id)).toHaveLength(1);
  });

  it('makes no second account of an organizer', async () => {
    const olga = organizer();
    const begin = () => harness.call(createConnectAccount, { businessInfo: { businessName: 'Riverside' } }, olga);
    const deaths = dies(({ type }) => type === 'connect');
    await expect(begin()).rejects.toBeDefined();
    const created = deaths.mock.calls.at(-1)?.[0] as { stripeAccountId: string };
    jest.restoreAllMocks();
    await expect(begin()).resolves.toMatchObject({ accountId: created.stripeAccountId });
  });

  it('does not keep an organizer who changed the name of the business from an account', async () => {
    const olga = organizer();
    const begin = (businessName: string) =>
      harness.call(createConnectAccount, { businessInfo: { businessName } }, olga);
    dies(({ type }) => type === 'connect');
    await expect(begin('Riverside')).rejects.toBeDefined();
    jest.restoreAllMocks();
    await expect(begin('Riverside Markets')).resolves.toMatchObject({ status: 'onboarding' });
  });

  it('ends the plan of a person who deletes their account', async () => {
    const ann = vendor();
    await buyPlan(harness, ann, 'vendor_pro');
    await harness.call(refreshSubscription, {}, ann);
    const customers = harness.app.get(Customers);
    const customerId = String(await customers.find(ann.id));
    const deaths = dies(({ type }) => type === 'record-deleted-customer');
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(() => expect(deaths).toHaveBeenCalled());
    expect(await stripeOf(harness).customers.retrieve(customerId)).toMatchObject({ deleted: true });
    jest.restoreAllMocks();
    await harness.clock.advance(600_000);
    await eventually(async () => expect(await customers.find(ann.id)).toBeNull());
  });

  it('changes a plan once, and bills it once', async () => {
    const olga = actorAs('organizer');
    await buyPlan(harness, olga, 'organizer_pro');
    await harness.call(refreshSubscription, {}, olga);
    await harness.emulator.control.settled();
    harness.emulator.control.configure({ held: true });
    const change = (commandId: string) =>
      harness.call(changePlan, { planType: 'pro', priceMonthlyCents: 2900 }, olga, commandId);
    const first = newId();
    const deaths = dies(({ commandId }) => commandId.includes(first));
    await expect(change(first)).rejects.toBeDefined();
    expect(deaths).toHaveBeenCalled();
    jest.restoreAllMocks();
    await expect(change(newId())).resolves.toMatchObject({ plan: 'pro' });
    await harness.emulator.control.release();
    await expect(harness.call(mySubscription, {}, olga)).resolves.toMatchObject({ plan: 'pro', status: 'active' });
    const { invoices } = await harness.call(billingDetails, {}, olga);
    expect(invoices.map(({ amountCents }) => amountCents)).toEqual([2900 - 5000, 5000]);
  });
});
