import { planByName, Tier } from '@stallbook/contracts';
import { ConcurrencyError, EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { MongoClient } from 'mongodb';
import { AccountSync } from '../connected-account/account-sync.js';
import { connectedAccount } from '../connected-account/domain/connected-account.decider.js';
import { PaymentSync } from '../payment/payment-sync.js';
import { acceptedApplication, openPayment, readyOrganizer } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { STRIPE_FAILED, StripeApi } from './stripe-api.js';

const system = () => systemContext({ commandId: newId() });

describe('reading at Stripe', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  let stripe: StripeApi;
  let store: EventStore;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
    stripe = harness.app.get(StripeApi);
    store = harness.app.get(EventStore);
    // Their creation also asks Stripe.
    for (const name of [Tier.vendor_pro, Tier.organizer_pro, Tier.pro]) {
      await eventually(async () => expect((await harness.call(planByName, { name })).stripePriceId).not.toBeNull());
    }
  });
  afterAll(() => harness?.close());
  afterEach(async () => {
    jest.restoreAllMocks();
    await harness.emulator.control.release();
  });

  /** Runs `work` after each answer of Stripe, before it is used. */
  function afterAnswers(work: (count: number) => Promise<void>) {
    const ask = stripe.ask.bind(stripe) as StripeApi['ask'];
    let count = 0;
    return jest.spyOn(stripe, 'ask').mockImplementation(async (failure, call) => {
      const answer = await ask(failure, call);
      count += 1;
      await work(count);
      return answer as never;
    });
  }

  it('is repeated after a lost race, so an older answer does not replace a newer one', async () => {
    const { applicationId, vendor } = await acceptedApplication(harness, owner.id);
    const { paymentId, paymentIntentId } = await openPayment(harness, applicationId, vendor);
    await harness.emulator.control.settled();
    harness.emulator.control.configure({ held: true });
    harness.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    const sync = harness.app.get(PaymentSync);
    const asked = afterAnswers(async (count) => {
      if (count > 1) return;
      harness.emulator.control.pay(paymentIntentId);
      await sync.follow(paymentId, paymentIntentId, system());
    });
    const state = await sync.follow(paymentId, paymentIntentId, system());
    expect(state).toMatchObject({ status: 'completed', failureMessage: null });
    // The first answer, the one in between, and the repeated one; a late webhook may ask again.
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(await harness.db.collection('ledgerEntries').countDocuments({ paymentIntentId })).toBe(3);
  });

  it('ends after five lost races', async () => {
    const change = async (chargesEnabled: boolean) => {
      const flags = { detailsSubmitted: true, chargesEnabled, payoutsEnabled: false };
      const command = { type: 'observe' as const, stripeAccountId: owner.accountId, found: flags };
      await store.execute(connectedAccount, owner.id, system(), command);
    };
    await harness.emulator.control.settled();
    // Webhooks of earlier tests also ask Stripe.
    const waiting = { status: 'waiting' };
    await eventually(async () => expect(await harness.db.collection('stripeEvents').countDocuments(waiting)).toBe(0));
    await change(true);
    const asked = afterAnswers((count) => change(count % 2 === 0));
    await expect(harness.app.get(AccountSync).refresh(owner.id, system())).rejects.toThrow(ConcurrencyError);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it.each<[string, (work: () => Promise<unknown>) => Promise<unknown>]>([
    ['of the event store', (work) => store.transaction(system(), work)],
    ['of the database', (work) => withTransaction(harness.app.get<MongoClient>(MONGO_CLIENT), work)],
  ])('never happens inside a transaction %s', async (_, transaction) => {
    let asked = false;
    const ask = () => stripe.ask(STRIPE_FAILED, () => Promise.resolve((asked = true)));
    await expect(transaction(ask)).rejects.toThrow('Stripe is called inside a MongoDB transaction');
    expect(asked).toBe(false);
    await expect(ask()).resolves.toBe(true);
  });
});
