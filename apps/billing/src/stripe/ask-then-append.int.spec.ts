import { ConcurrencyError, EventStore, systemContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import { AccountSync } from '../connected-account/account-sync.js';
import { connectedAccount } from '../connected-account/domain/connected-account.js';
import { PaymentSync } from '../payment/payment-sync.js';
import { acceptedApplication, openPayment, readyOrganizer } from '../testing/scene.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { StripeApi } from './stripe-api.js';

const FAILED = { code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' };
const system = () => systemContext({ commandId: newId() });

describe('what is read at Stripe', () => {
  let stage: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  let stripe: StripeApi;
  let store: EventStore;

  beforeAll(async () => {
    stage = await openHarness();
    owner = await readyOrganizer(stage);
    stripe = stage.app.get(StripeApi);
    store = stage.app.get(EventStore);
  });
  afterAll(() => stage?.close());
  afterEach(() => jest.restoreAllMocks());

  /** Lets something happen after each answer of Stripe, before it is used. */
  function afterAnswers(happens: (count: number) => Promise<void>) {
    const ask = stripe.ask.bind(stripe) as StripeApi['ask'];
    let count = 0;
    return jest.spyOn(stripe, 'ask').mockImplementation(async (failure, call) => {
      const answer = await ask(failure, call);
      count += 1;
      await happens(count);
      return answer as never;
    });
  }

  it('is read again after a lost race, so that an older answer does not cover a newer one', async () => {
    const { applicationId, vendor } = await acceptedApplication(stage, owner.id);
    const { paymentId, paymentIntentId } = await openPayment(stage, applicationId, vendor);
    await stage.emulator.control.settled();
    stage.emulator.control.configure({ held: true });
    stage.emulator.control.pay(paymentIntentId, 'pm_card_chargeDeclined');
    const sync = stage.app.get(PaymentSync);
    const asked = afterAnswers(async (count) => {
      if (count > 1) return;
      stage.emulator.control.pay(paymentIntentId);
      await sync.follow(paymentId, paymentIntentId, system());
    });
    const state = await sync.follow(paymentId, paymentIntentId, system());
    expect(state).toMatchObject({ status: 'completed', failureMessage: null });
    expect(asked).toHaveBeenCalledTimes(3);
    expect(await stage.db.collection('ledgerEntries').countDocuments({ paymentIntentId })).toBe(3);
    await stage.emulator.control.release();
  });

  it('is given up after five lost races', async () => {
    const change = async (chargesEnabled: boolean) => {
      const flags = { detailsSubmitted: true, chargesEnabled, payoutsEnabled: false };
      const data = { organizerId: owner.id, stripeAccountId: owner.accountId, ...flags, at: new Date().toISOString() };
      await store.execute(connectedAccount, owner.id, system(), () => [{ type: 'AccountChanged', data }]);
    };
    await stage.emulator.control.settled();
    await change(true);
    const asked = afterAnswers((count) => change(count % 2 === 0));
    await expect(stage.app.get(AccountSync).refresh(owner.id, system())).rejects.toThrow(ConcurrencyError);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it.each<[string, (work: () => Promise<unknown>) => Promise<unknown>]>([
    ['of the event store', (work) => store.transaction(system(), work)],
    ['of the database', (work) => withTransaction(stage.app.get<MongoClient>(MONGO_CLIENT), work)],
  ])('is never asked for inside a transaction %s', async (_, transaction) => {
    let asked = false;
    const ask = () => stripe.ask(FAILED, () => Promise.resolve((asked = true)));
    await expect(transaction(ask)).rejects.toThrow('Stripe is called inside a MongoDB transaction');
    expect(asked).toBe(false);
    await expect(ask()).resolves.toBe(true);
  });
});
