import {
  applicationAccepted,
  marketEventDeleted,
  marketEventSaved,
  organizerPayments,
  vendorPayments,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type Stripe from 'stripe';
import type { LedgerEntry } from '../../ledger/domain/entries.js';
import {
  acceptedApplication,
  firstPage,
  openPayment,
  paidBooth,
  paymentOf,
  readyOrganizer,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../../testing/harness.js';
import { IntentOpener } from '../create-payment-intent/intent-opener.js';
import { OrphanedIntentSettler } from './orphaned-intent-settler.js';

describe('an open intent', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
  });
  afterAll(() => harness?.close());

  const remove = (marketEventId: string) =>
    harness.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
  const own = (marketEventId: string, organizerId: string, revision: number) =>
    harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId, revision }));
  const shown = (applicationId: string, who: Actor) => paymentOf(harness, applicationId, who);
  const intentOf = (id: string) => stripeOf(harness).paymentIntents.retrieve(id);
  const canceled = (id: string) => eventually(async () => expect((await intentOf(id)).status).toBe('canceled'));
  async function opened(marketEventId = newId()) {
    const accepted = await acceptedApplication(harness, owner.id, vendor(), { marketEventId });
    const { paymentIntentId } = await openPayment(harness, accepted.applicationId, accepted.vendor);
    return { ...accepted, paymentIntentId };
  }

  /** Pays at Stripe and holds the webhooks back. */
  async function payWithoutWebhook(paymentIntentId: string): Promise<void> {
    await harness.emulator.control.settled();
    harness.emulator.control.configure({ held: true });
    harness.emulator.control.pay(paymentIntentId);
  }

  describe('of a deleted market event', () => {
    it('is canceled and can no longer be paid', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await remove(marketEventId);
      await canceled(paymentIntentId);
      expect(() => harness.emulator.control.pay(paymentIntentId)).toThrow();
      expect(await shown(applicationId, ann)).toBeUndefined();
      await eventually(async () => expect(await harness.db.collection('orphanedIntents').countDocuments()).toBe(0));
    });

    it('is canceled later if Stripe could not be reached', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      const settle = jest.spyOn(harness.app.get(OrphanedIntentSettler), 'settle');
      await harness.withoutStripe(async () => {
        await remove(marketEventId);
        await eventually(async () => expect(await shown(applicationId, ann)).toBeUndefined());
        await eventually(() => expect(settle).toHaveBeenCalled());
        await expect(settle.mock.results[0]?.value).rejects.toMatchObject({ code: 'PAYMENT.STRIPE_FAILED' });
      });
      await harness.clock.advance(60_000);
      await canceled(paymentIntentId);
    });

    it('is refunded in full if the payer was faster, and both parties see it', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      const before = harness.emulator.control.totals();
      await payWithoutWebhook(paymentIntentId);
      await remove(marketEventId);
      const refunded = { status: 'refunded', amountCents: 8500 };
      await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject(refunded));
      expect(await shown(applicationId, owner)).toMatchObject(refunded);
      await harness.emulator.control.release();
      const after = harness.emulator.control.totals();
      expect(after.platformBalance).toBe(before.platformBalance);
      expect(after.accountBalances[owner.accountId] ?? 0).toBe(before.accountBalances[owner.accountId] ?? 0);
      const entries = await harness.db.collection<LedgerEntry>('ledgerEntries').find({ paymentIntentId }).toArray();
      expect(Object.fromEntries(entries.map(({ kind, amountCents }) => [kind, amountCents]))).toEqual({
        charge: 8500,
        transfer: 8500,
        application_fee: 425,
        refund: 8500,
        transfer_reversal: 8500,
        application_fee_refund: 425,
      });
      await eventually(() =>
        expect(harness.paymentMessages(applicationId)).toEqual(['payment.refunded', 'payment.refund-made']),
      );
    });

    it('is not created by a late acceptance', async () => {
      const marketEventId = newId();
      await remove(marketEventId);
      const ann = vendor();
      const facts = { marketEventId, vendorId: ann.id, organizerId: owner.id, boothFeeCents: 7500 };
      await harness.publish(applicationAccepted, { ...facts, applicationId: newId(), applicationFeeCents: 0 });
      const other = await acceptedApplication(harness, owner.id, ann);
      const { items } = await harness.call(vendorPayments, firstPage, ann);
      expect(items.map(({ applicationId }) => applicationId)).toEqual([other.applicationId]);
    });
  });

  describe('of a market event with a new owner', () => {
    let nextPayee: Awaited<ReturnType<typeof readyOrganizer>>;
    beforeAll(async () => {
      nextPayee = await readyOrganizer(harness);
    });

    it('goes to the new owner if it is due, and stays with the previous one if it was paid', async () => {
      const marketEventId = newId();
      const paid = await paidBooth(harness, owner, { marketEventId });
      const due = await acceptedApplication(harness, owner.id, vendor(), { marketEventId });
      await own(marketEventId, nextPayee.id, 2);
      await eventually(async () =>
        expect(await shown(due.applicationId, nextPayee)).toMatchObject({ status: 'pending' }),
      );
      expect(await shown(due.applicationId, owner)).toBeUndefined();
      expect(await shown(paid.applicationId, nextPayee)).toBeUndefined();
      expect(await shown(paid.applicationId, owner)).toMatchObject({ status: 'completed' });
      const { paymentIntentId } = await openPayment(harness, due.applicationId, due.vendor);
      expect((await intentOf(paymentIntentId)).transfer_data?.destination).toBe(nextPayee.accountId);
      const listed = await harness.call(organizerPayments, { ...firstPage, eventId: marketEventId }, nextPayee);
      expect(listed).toMatchObject({ total: 1, totals: { outstandingCents: 8500 } });
    });

    it('is canceled first if it pays the previous owner', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await own(marketEventId, nextPayee.id, 2);
      await canceled(paymentIntentId);
      await eventually(async () => expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' }));
      const again = await openPayment(harness, applicationId, ann);
      expect((await intentOf(again.paymentIntentId)).transfer_data?.destination).toBe(nextPayee.accountId);
      harness.emulator.control.pay(again.paymentIntentId);
      await eventually(async () =>
        expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'completed' }),
      );
    });

    it('stays with the previous owner if the payer was faster', async () => {
      const { applicationId, marketEventId, paymentIntentId } = await opened();
      await payWithoutWebhook(paymentIntentId);
      await own(marketEventId, nextPayee.id, 2);
      await eventually(async () => expect(await shown(applicationId, owner)).toMatchObject({ status: 'completed' }));
      expect(await shown(applicationId, nextPayee)).toBeUndefined();
      await harness.emulator.control.release();
    });

    it('is due to the new owner even if the previous owner’s acceptance arrives later', async () => {
      const marketEventId = newId();
      await own(marketEventId, nextPayee.id, 3);
      await eventually(async () =>
        expect(
          await harness.db.collection('marketEventReplicas').countDocuments({ organizerId: nextPayee.id, revision: 3 }),
        ).toBe(1),
      );
      const { applicationId } = await acceptedApplication(harness, owner.id, vendor(), { marketEventId });
      expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' });
      expect(await shown(applicationId, owner)).toBeUndefined();
      await own(marketEventId, owner.id, 2);
      await acceptedApplication(harness, owner.id, vendor(), { marketEventId });
      expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' });
    });
  });

  describe('of a market event that is taken down', () => {
    const save = (marketEventId: string, revision: number, status: 'draft' | 'published') =>
      harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId: owner.id, revision, status }));
    const refused = (applicationId: string, ann: Actor) =>
      expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.EVENT_HIDDEN' });

    it('is canceled, and a new one can be paid when the market event is restored', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await save(marketEventId, 2, 'draft');
      await canceled(paymentIntentId);
      expect(() => harness.emulator.control.pay(paymentIntentId)).toThrow();
      await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'pending' }));
      await refused(applicationId, ann);
      await save(marketEventId, 3, 'published');
      const again = await eventually(() => openPayment(harness, applicationId, ann));
      expect(again.paymentIntentId).not.toBe(paymentIntentId);
      harness.emulator.control.pay(again.paymentIntentId);
      await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed' }));
    });

    it('completes the payment if the payer was faster', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await payWithoutWebhook(paymentIntentId);
      await save(marketEventId, 2, 'draft');
      await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed' }));
      await harness.emulator.control.release();
    });

    it('is replaced when the market event is restored before Stripe canceled it', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      const settle = jest.spyOn(harness.app.get(OrphanedIntentSettler), 'settle').mockRejectedValue(new Error('later'));
      await save(marketEventId, 2, 'draft');
      await eventually(() => expect(settle).toHaveBeenCalledWith(expect.anything(), paymentIntentId));
      await save(marketEventId, 3, 'published');
      const again = await eventually(() => openPayment(harness, applicationId, ann));
      settle.mockRestore();
      expect(again.paymentIntentId).not.toBe(paymentIntentId);
      expect((await intentOf(paymentIntentId)).status).toBe('canceled');
    });

    it('is canceled too if it was created during the takedown', async () => {
      const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(harness, owner.id);
      const opener = harness.app.get(IntentOpener);
      const open = opener.open.bind(opener);
      const opening = jest.spyOn(opener, 'open').mockImplementationOnce(async (...given) => {
        await save(marketEventId, 2, 'draft');
        await eventually(async () => refused(applicationId, ann));
        return open(...given);
      });
      await refused(applicationId, ann);
      const { intent } = (await opening.mock.results[0]?.value) as { intent: Stripe.PaymentIntent };
      opening.mockRestore();
      await canceled(intent.id);
    });
  });
});
