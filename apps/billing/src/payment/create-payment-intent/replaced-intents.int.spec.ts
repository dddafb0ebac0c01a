import { accountStatus, createConnectAccount, PaymentStatus, updatePaymentStatus } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { acceptedApplication, openPayment, readyOrganizer } from '../../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../../testing/harness.js';
import { PaymentSync } from '../payment-sync.js';

describe('a payment whose organizer connected a new account', () => {
  let harness: Harness;

  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  async function openedForFormerAccount() {
    const olga = await readyOrganizer(harness);
    const { applicationId, vendor: ann } = await acceptedApplication(harness, olga.id);
    const before = await openPayment(harness, applicationId, ann);
    harness.emulator.control.revoke(olga.accountId);
    await eventually(async () => expect((await harness.call(accountStatus, {}, olga)).status).toBe('not_found'));
    const { accountId } = await harness.call(createConnectAccount, {}, olga);
    harness.emulator.control.onboard(accountId!);
    const open = (commandId?: string) => openPayment(harness, applicationId, ann, commandId);
    return { ann, before, accountId, open };
  }

  it('pays that account, and never the one that it replaced', async () => {
    const { before, accountId, open } = await openedForFormerAccount();
    const after = await open();
    const intents = stripeOf(harness).paymentIntents;
    expect(await intents.retrieve(before.paymentIntentId)).toMatchObject({ status: 'canceled' });
    expect(await intents.retrieve(after.paymentIntentId)).toMatchObject({ transfer_data: { destination: accountId } });
    expect(await open()).toMatchObject({ paymentIntentId: after.paymentIntentId });
  });

  it('is not paid twice if a request that failed is repeated after another tab paid', async () => {
    const { control } = harness.emulator;
    const { open } = await openedForFormerAccount();
    const commandId = newId();
    control.failIntents(true);
    await expect(open(commandId)).rejects.toMatchObject({ code: 'PAYMENT.INTENT_FAILED' });
    control.failIntents(false);
    await harness.clock.advance(60_000);
    const { paymentIntentId } = await open();
    await harness.settled();
    control.configure({ held: true });
    control.pay(paymentIntentId);
    await expect(open(commandId)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
    await control.release();
  });

  it('has the intent that a repeated request got after its first one was canceled', async () => {
    const { ann, open } = await openedForFormerAccount();
    const commandId = newId();
    const { paymentIntentId: first } = await open(commandId);
    await stripeOf(harness).paymentIntents.cancel(first);
    const { paymentIntentId } = await open(commandId);
    expect(paymentIntentId).not.toBe(first);
    const shown = { paymentIntentId, status: PaymentStatus.completed };
    await expect(harness.call(updatePaymentStatus, shown, ann)).resolves.toMatchObject({ status: 'pending' });
  });

  describe('that two tabs open at the same moment', () => {
    /** The later tab reads the former intent only after the other one replaced it and did `then` with the new one. */
    async function openInTwoTabs(then: (paymentIntentId: string) => void = () => undefined) {
      const { ann, open } = await openedForFormerAccount();
      const sync = harness.app.get(PaymentSync);
      const read = sync.intent.bind(sync);
      let other = '';
      let isLater = true;
      const reading = jest.spyOn(sync, 'intent').mockImplementation(async (paymentIntentId) => {
        // Webhooks read intents too.
        if (isLater && requestContext.getStore()?.actor?.id === ann.id) {
          isLater = false;
          other = (await open()).paymentIntentId;
          await harness.settled();
          then(other);
        }
        return read(paymentIntentId);
      });
      const later = open();
      await later.catch(() => undefined).finally(() => reading.mockRestore());
      return { other, later };
    }

    it('has one open intent', async () => {
      const { other, later } = await openInTwoTabs();
      await expect(later).resolves.toMatchObject({ paymentIntentId: other });
    });

    it('is not paid twice', async () => {
      const { control } = harness.emulator;
      const { later } = await openInTwoTabs((paymentIntentId) => {
        control.configure({ held: true });
        control.pay(paymentIntentId);
      });
      await control.release();
      await expect(later).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
    });
  });
});
