import {
  marketEventDeletionStarted,
  paymentDisputed,
  refundPayment,
  OrganizerRefundReason,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type Stripe from 'stripe';
import type { LedgerEntry } from '../ledger/domain/entries.js';
import { balancesOf } from '../testing/balances.js';
import { paidBooth, paymentOf, readyOrganizer } from '../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../testing/harness.js';
import { payments } from './payment.projection.js';

describe('a payment that the payer’s bank disputes', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
  });
  afterAll(() => harness?.close());

  const becomes = (applicationId: string, expected: object) =>
    eventually(async () => expect(await paymentOf(harness, applicationId, owner)).toMatchObject(expected));
  const balances = async (paymentIntentId: string) =>
    balancesOf(await harness.db.collection<LedgerEntry>('ledgerEntries').find({ paymentIntentId }).toArray());
  const withdrawn = (applicationId: string) =>
    eventually(async () => {
      const found = await payments.in(harness.db).findOne({ applicationId });
      expect(found).toMatchObject({ stage: 'withdrawn' });
    });
  const outcomes = (applicationId: string) =>
    harness.messages
      .filter(({ type, key }) => type === paymentDisputed.type && key === applicationId)
      .map(({ data }) => (data as { outcome: string }).outcome);

  const paid = () => paidBooth(harness, owner);

  it('is held in the ledger and for the organizer until the bank returns it, with one message each', async () => {
    const { control } = harness.emulator;
    const { applicationId, paymentId, paymentIntentId } = await paid();
    control.configure({ copies: 2 });
    const disputeId = control.dispute(paymentIntentId);
    await becomes(applicationId, { disputes: [{ status: 'open', heldCents: 8500 }], refundableCents: 0 });
    const refund = { paymentId, requestId: newId(), amountCents: 100, reason: OrganizerRefundReason.goodwill };
    await expect(harness.call(refundPayment, refund, owner)).rejects.toMatchObject({
      code: 'PAYMENT.REFUND_TOO_LARGE',
    });
    expect(await balances(paymentIntentId)).toMatchObject({ disputed: 8500, clearing: -8500, vendor: -8500 });
    control.closeDispute(disputeId, 'won');
    await becomes(applicationId, { disputes: [{ status: 'won', heldCents: 0 }], refundableCents: 8500 });
    await eventually(() => control.settled());
    control.configure({ copies: 1 });
    expect(await balances(paymentIntentId)).toMatchObject({ disputed: 0, clearing: 0, vendor: -8500 });
    await eventually(() => expect(outcomes(applicationId)).toEqual(['open', 'won']));
  });

  it('counts as given back once it is lost, also if its webhooks come in the wrong order', async () => {
    const { control } = harness.emulator;
    const { applicationId, paymentIntentId } = await paid();
    control.configure({ held: true });
    control.closeDispute(control.dispute(paymentIntentId), 'lost');
    const held = control.deliveries().filter(({ status }) => status === 'held');
    await control.release(held.map(({ eventId }) => eventId).reverse());
    await becomes(applicationId, { status: 'refunded', disputes: [{ status: 'lost', heldCents: 0 }] });
    expect(await balances(paymentIntentId)).toMatchObject({ disputed: 0, clearing: -8500, vendor: 0 });
    await eventually(() => expect(outcomes(applicationId)).toEqual(['lost']));
    await eventually(() => expect(harness.paymentMessages(applicationId)).toContain('payment.refunded'));
  });

  it('is completed again everywhere if the bank reverses a dispute that was lost', async () => {
    const { control } = harness.emulator;
    const { applicationId, paymentIntentId } = await paid();
    const before = await balances(paymentIntentId);
    const disputeId = control.dispute(paymentIntentId);
    control.closeDispute(disputeId, 'lost');
    await becomes(applicationId, { status: 'refunded', disputes: [{ status: 'lost' }] });
    control.closeDispute(disputeId, 'won');
    const disputes = [{ status: 'won', heldCents: 0 }];
    await becomes(applicationId, { status: 'completed', refundableCents: 8500, disputes });
    expect(await balances(paymentIntentId)).toEqual(before);
    await eventually(() => expect(outcomes(applicationId).at(-1)).toBe('won'));
    await eventually(() => expect(harness.paymentMessages(applicationId)).toContain('payment.reinstated'));
    expect(harness.paymentMessages(applicationId).filter((type) => type === 'payment.completed')).toHaveLength(1);
  });

  it('is completed again, and can be refunded, if staff took the payout of the lost dispute back before', async () => {
    const { control } = harness.emulator;
    const { applicationId, paymentId, paymentIntentId } = await paid();
    const disputeId = control.dispute(paymentIntentId);
    control.closeDispute(disputeId, 'lost');
    await becomes(applicationId, { status: 'refunded', disputes: [{ status: 'lost' }] });
    const stripe = stripeOf(harness);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {
      expand: ['latest_charge'],
    });
    await stripe.transfers.createReversal(String((charge as Stripe.Charge).transfer));
    control.closeDispute(disputeId, 'won');
    await becomes(applicationId, { status: 'completed', refundableCents: 8500 });
    await eventually(() => expect(harness.paymentMessages(applicationId)).toContain('payment.reinstated'));
    const refund = { paymentId, requestId: newId(), amountCents: 8500, reason: OrganizerRefundReason.goodwill };
    await harness.call(refundPayment, refund, owner);
    await becomes(applicationId, { status: 'refunded', refunds: [{ status: 'succeeded', isDelayed: false }] });
    expect(await balances(paymentIntentId)).toMatchObject({ organizer: 0, clearing: 0, vendor: 0 });
  });

  it('is refunded after the bank returned it if its event is being deleted', async () => {
    const { control } = harness.emulator;
    const { applicationId, marketEventId, paymentIntentId } = await paid();
    const disputeId = control.dispute(paymentIntentId);
    await becomes(applicationId, { disputes: [{ heldCents: 8500 }] });
    await harness.publish(marketEventDeletionStarted, { marketEventId, organizerId: owner.id });
    await becomes(applicationId, { status: 'completed', refunds: [{ status: 'requested', isDelayed: false }] });
    control.closeDispute(disputeId, 'won');
    await becomes(applicationId, { status: 'refunded', refundedCents: 8500 });
  });

  it.each(['before', 'after'])(
    'is refunded if its event is deleted %s the bank decides and reverses that',
    async (when) => {
      const { control } = harness.emulator;
      const { applicationId, marketEventId, paymentIntentId } = await paid();
      const disputeId = control.dispute(paymentIntentId);
      await becomes(applicationId, { disputes: [{ heldCents: 8500 }] });
      const remove = () => harness.publish(marketEventDeletionStarted, { marketEventId, organizerId: owner.id });
      if (when === 'before') await remove();
      if (when === 'before') await becomes(applicationId, { refunds: [{ status: 'requested' }] });
      control.closeDispute(disputeId, 'lost');
      await becomes(applicationId, { status: 'refunded', refunds: [], disputes: [{ status: 'lost' }] });
      if (when === 'after') await remove();
      await withdrawn(applicationId);
      control.closeDispute(disputeId, 'won');
      await becomes(applicationId, { refundedCents: 8500, refunds: [{ amountCents: 8500, status: 'succeeded' }] });
      await eventually(() => expect(harness.paymentMessages(applicationId)).toContain('payment.refund-made'));
      expect(harness.paymentMessages(applicationId)).not.toContain('payment.reinstated');
    },
  );
});
