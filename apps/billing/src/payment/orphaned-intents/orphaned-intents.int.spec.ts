import {
  applicationAccepted,
  marketEventDeleted,
  marketEventSaved,
  organizerPayments,
  paymentsByApplicationIds,
  vendorPayments,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import type { LedgerEntry } from '../../ledger/domain/entries.js';
import { acceptedApplication, firstPage, openPayment, readyOrganizer, vendor } from '../../testing/scene.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('what is open at Stripe', () => {
  let stage: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  let stripe: Stripe;

  beforeAll(async () => {
    stage = await openHarness();
    owner = await readyOrganizer(stage);
    const { host, port } = stage.emulator;
    stripe = new Stripe('sk_test_emulator', { host, port, protocol: 'http', telemetry: false });
  });
  afterAll(() => stage?.close());

  const remove = (marketEventId: string) => stage.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
  const own = (marketEventId: string, organizerId: string, revision: number) =>
    stage.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId, revision }));
  const shown = async (applicationId: string, who: Actor) => {
    const [payment] = await stage.call(paymentsByApplicationIds, { applicationIds: [applicationId] }, who);
    return payment;
  };
  const intentOf = (id: string) => stripe.paymentIntents.retrieve(id);
  const canceled = (id: string) => eventually(async () => expect((await intentOf(id)).status).toBe('canceled'), 15_000);
  async function opened(marketEventId = newId()) {
    const accepted = await acceptedApplication(stage, owner.id, vendor(), { marketEventId });
    const { paymentIntentId } = await openPayment(stage, accepted.applicationId, accepted.vendor);
    return { ...accepted, paymentIntentId };
  }

  /** Stripe has the money, and we have not heard of it yet. */
  async function payUnheard(paymentIntentId: string): Promise<void> {
    await stage.emulator.control.settled();
    stage.emulator.control.configure({ held: true });
    stage.emulator.control.pay(paymentIntentId);
  }

  describe('for a deleted market event', () => {
    it('is closed, so that nobody can pay any more', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await remove(marketEventId);
      await canceled(paymentIntentId);
      expect(() => stage.emulator.control.pay(paymentIntentId)).toThrow();
      expect(await shown(applicationId, ann)).toBeUndefined();
      await eventually(async () => expect(await stage.db.collection('looseIntents').countDocuments()).toBe(0));
    });

    it('is closed later where Stripe was away', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await stage.withoutStripe(async () => {
        await remove(marketEventId);
        await eventually(async () => expect(await shown(applicationId, ann)).toBeUndefined());
        await new Promise((resolve) => setTimeout(resolve, 3_000)); // some try fails
      });
      await stage.clock.advance(60_000);
      await canceled(paymentIntentId);
    });

    it('is given back in full where the payer was quicker, in sight of both', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      const before = stage.emulator.control.totals();
      await payUnheard(paymentIntentId);
      await remove(marketEventId);
      const refunded = { status: 'refunded', amountCents: 8500 };
      await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject(refunded), 15_000);
      expect(await shown(applicationId, owner)).toMatchObject(refunded);
      await stage.emulator.control.release();
      const after = stage.emulator.control.totals();
      expect(after.platformBalance).toBe(before.platformBalance);
      expect(after.accountBalances[owner.accountId] ?? 0).toBe(before.accountBalances[owner.accountId] ?? 0);
      const entries = await stage.db.collection<LedgerEntry>('ledgerEntries').find({ paymentIntentId }).toArray();
      expect(Object.fromEntries(entries.map(({ kind, amountCents }) => [kind, amountCents]))).toEqual({
        ...{ charge: 8500, transfer: 8500, application_fee: 425 },
        ...{ refund: 8500, transfer_reversal: 8500, application_fee_refund: 425 },
      });
      await eventually(() => expect(stage.heardOf(applicationId)).toEqual(['payment.refunded', 'payment.refund-made']));
    });

    it('does not come up again by an acceptance that is told late', async () => {
      const marketEventId = newId();
      await remove(marketEventId);
      const ann = vendor();
      const facts = { marketEventId, vendorId: ann.id, organizerId: owner.id, boothFeeCents: 7500 };
      const gone = { deleted: true, title: null };
      await eventually(async () =>
        expect(await stage.db.collection('marketEventCopies').countDocuments(gone)).toBeGreaterThan(0),
      );
      await stage.publish(applicationAccepted, { ...facts, applicationId: newId(), applicationFeeCents: 0 });
      const other = await acceptedApplication(stage, owner.id, ann);
      const { items } = await stage.call(vendorPayments, firstPage, ann);
      expect(items.map(({ applicationId }) => applicationId)).toEqual([other.applicationId]);
    });
  });

  describe('for a market event with another owner', () => {
    let nextPayee: Awaited<ReturnType<typeof readyOrganizer>>;
    beforeAll(async () => {
      nextPayee = await readyOrganizer(stage);
    });

    it('[CL-038] what is due goes over to them, what was paid stays with the organizer of its time', async () => {
      const marketEventId = newId();
      const paid = await opened(marketEventId);
      stage.emulator.control.pay(paid.paymentIntentId);
      await eventually(async () =>
        expect(await shown(paid.applicationId, owner)).toMatchObject({ status: 'completed' }),
      );
      const due = await acceptedApplication(stage, owner.id, vendor(), { marketEventId });
      await own(marketEventId, nextPayee.id, 2);
      await eventually(async () =>
        expect(await shown(due.applicationId, nextPayee)).toMatchObject({ status: 'pending' }),
      );
      expect(await shown(due.applicationId, owner)).toBeUndefined();
      expect(await shown(paid.applicationId, nextPayee)).toBeUndefined();
      expect(await shown(paid.applicationId, owner)).toMatchObject({ status: 'completed' });
      const { paymentIntentId } = await openPayment(stage, due.applicationId, due.vendor);
      expect((await intentOf(paymentIntentId)).transfer_data?.destination).toBe(nextPayee.accountId);
      const listed = await stage.call(organizerPayments, { ...firstPage, eventId: marketEventId }, nextPayee);
      expect(listed).toMatchObject({ total: 1, totals: { outstandingCents: 8500 } });
    });

    it('[CL-038] an intent that pays the former owner is closed first', async () => {
      const { applicationId, marketEventId, vendor: ann, paymentIntentId } = await opened();
      await own(marketEventId, nextPayee.id, 2);
      await canceled(paymentIntentId);
      await eventually(async () => expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' }));
      const again = await openPayment(stage, applicationId, ann);
      expect((await intentOf(again.paymentIntentId)).transfer_data?.destination).toBe(nextPayee.accountId);
      stage.emulator.control.pay(again.paymentIntentId);
      await eventually(async () =>
        expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'completed' }),
      );
    });

    it('[CL-038] stays with the former owner where the payer was quicker', async () => {
      const { applicationId, marketEventId, paymentIntentId } = await opened();
      await payUnheard(paymentIntentId);
      await own(marketEventId, nextPayee.id, 2);
      await eventually(
        async () => expect(await shown(applicationId, owner)).toMatchObject({ status: 'completed' }),
        15_000,
      );
      expect(await shown(applicationId, nextPayee)).toBeUndefined();
      await stage.emulator.control.release();
    });

    it('[CL-038] is due to the new owner also where the acceptance by the former one is told after', async () => {
      const marketEventId = newId();
      await own(marketEventId, nextPayee.id, 3);
      await eventually(async () =>
        expect(
          await stage.db.collection('marketEventCopies').countDocuments({ organizerId: nextPayee.id, revision: 3 }),
        ).toBe(1),
      );
      const { applicationId } = await acceptedApplication(stage, owner.id, vendor(), { marketEventId });
      expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' });
      expect(await shown(applicationId, owner)).toBeUndefined();
      await own(marketEventId, owner.id, 2);
      await acceptedApplication(stage, owner.id, vendor(), { marketEventId });
      expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' });
    });
  });
});
