import {
  applicationWithdrawn,
  marketEventDeleted,
  marketEventDeletionStarted,
  organizerPayments,
  paymentById,
  refundPayment,
  OrganizerRefundReason,
  vendorPayments,
  withdrawalRefund,
} from '@stallbook/contracts';
import { systemContext } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { StripeApi } from '../../stripe/stripe-api.js';
import {
  acceptedApplication,
  firstPage,
  openPayment,
  paidBooth,
  paymentOf,
  readyOrganizer,
  titled,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../../testing/harness.js';
import { PaymentSync } from '../payment-sync.js';

describe('refunding a booth', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;

  beforeAll(async () => {
    harness = await openHarness();
    owner = await readyOrganizer(harness);
  });
  afterAll(() => harness?.close());
  afterEach(() => harness.emulator.control.refunds('made'));

  const shown = (applicationId: string) => paymentOf(harness, applicationId, owner);
  const becomes = (applicationId: string, expected: object) =>
    eventually(async () => expect(await shown(applicationId)).toMatchObject(expected));
  const refund = (paymentId: string, amountCents: number, who: Actor = owner, requestId = newId()) =>
    harness.call(refundPayment, { paymentId, requestId, amountCents, reason: OrganizerRefundReason.goodwill }, who);

  const paid = (given?: Parameters<typeof paidBooth>[2]) => paidBooth(harness, owner, given);

  it('gives odd parts back with their share of the platform fee, until nothing is left to the cent', async () => {
    const { totals } = harness.emulator.control;
    const before = totals.call(harness.emulator.control);
    const { applicationId, paymentId } = await paid({ boothFeeCents: 7501 });
    await expect(refund(paymentId, 3333)).resolves.toMatchObject({ refundedCents: 3333, refundableCents: 5168 });
    await expect(refund(paymentId, 1)).resolves.toMatchObject({ refundedCents: 3334, status: 'completed' });
    await expect(refund(paymentId, 5168)).rejects.toMatchObject({ code: 'PAYMENT.REFUND_TOO_LARGE' });
    await expect(refund(paymentId, 5167)).resolves.toMatchObject({ refundableCents: 0, status: 'refunded' });
    await eventually(() =>
      expect(harness.paymentMessages(applicationId).filter((type) => type === 'payment.refund-made')).toHaveLength(3),
    );
    const after = totals.call(harness.emulator.control);
    expect(after.platformBalance).toBe(before.platformBalance);
    expect(after.accountBalances[owner.accountId]).toBe(before.accountBalances[owner.accountId] ?? 0);
  });

  it('is made once if the organizer sends it again because the answer was lost', async () => {
    const { paymentId, paymentIntentId } = await paid();
    const requestId = newId();
    await refund(paymentId, 2000, owner, requestId);
    await expect(refund(paymentId, 2000, owner, requestId)).resolves.toMatchObject({ refundedCents: 2000 });
    await expect(refund(paymentId, 2500, owner, requestId)).rejects.toMatchObject({ code: 'PAYMENT.REFUND_SENT' });
    expect(await refundsAtStripe(paymentIntentId)).toEqual([2000]);
  });

  it('never gives more than was paid, however many tabs send one at the same moment', async () => {
    const { applicationId, paymentId, paymentIntentId } = await paid();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => refund(paymentId, 4000)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toMatchObject(Array(2).fill({ code: 'PAYMENT.REFUND_TOO_LARGE' }));
    await becomes(applicationId, { status: 'completed', refundedCents: 8000, refundableCents: 500 });
    expect(await refundsAtStripe(paymentIntentId)).toEqual([4000, 4000]);
  });

  it('refuses another organizer, and a booth that is not paid', async () => {
    const { paymentId } = await paid();
    await expect(refund(paymentId, 1, await readyOrganizer(harness))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(paymentById, { id: paymentId }, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(harness.call(paymentById, { id: paymentId }, owner)).resolves.toMatchObject({ id: paymentId });
    const due = await acceptedApplication(harness, owner.id);
    const { id } = (await shown(due.applicationId))!;
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'PAYMENT.NOT_PAID' });
  });

  it.each(['event_deleted', 'organizer_left', 'vendor_withdrew'])('refuses the reason %s', async (reason) => {
    const input = { paymentId: newId(), requestId: newId(), amountCents: 1, reason: reason as OrganizerRefundReason };
    await expect(harness.call(refundPayment, input, owner)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('shows a refund that Stripe refuses, and tries again until it is made once', async () => {
    const { applicationId, paymentId } = await paid();
    harness.emulator.control.refunds('refused');
    await expect(refund(paymentId, 1000)).resolves.toMatchObject({
      refundedCents: 0,
      refundableCents: 7500,
      refunds: [{ status: 'requested', isDelayed: true }],
    });
    harness.emulator.control.refunds('made');
    await harness.clock.advance(600_000);
    await becomes(applicationId, { refundedCents: 1000, refunds: [{ status: 'succeeded', isDelayed: false }] });
  });

  it('shows a refund that is on its way, and sends one again that came back', async () => {
    const { applicationId, paymentId, paymentIntentId } = await paid();
    harness.emulator.control.refunds('delayed');
    await expect(refund(paymentId, 8500)).resolves.toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'pending' }],
    });
    const refunded = harness.emulator.control
      .events()
      .map(({ data }) => data.object as { id: string; object: string; payment_intent?: string })
      .find(({ object, payment_intent }) => object === 'refund' && payment_intent === paymentIntentId);
    harness.emulator.control.refunds('made');
    harness.emulator.control.finishRefund(refunded?.id ?? '', 'failed');
    await becomes(applicationId, { status: 'refunded', refundedCents: 8500, refunds: [{ status: 'succeeded' }] });
  });

  it('is made later if Stripe could not be reached', async () => {
    const { applicationId, paymentId } = await paid();
    await harness.withoutStripe(async () => {
      await expect(refund(paymentId, 500)).resolves.toMatchObject({ refunds: [{ status: 'requested' }] });
    });
    await harness.clock.advance(600_000);
    await becomes(applicationId, { refundedCents: 500 });
  });

  const refundElsewhere = (paymentIntentId: string, amount: number) =>
    harness.app
      .get(StripeApi)
      .ask({ code: 'TEST', message: 'Stripe failed' }, (stripe) =>
        stripe.refunds.create({ payment_intent: paymentIntentId, amount }),
      );
  const refundsAtStripe = (paymentIntentId: string) =>
    harness.app.get(StripeApi).ask({ code: 'TEST', message: 'Stripe failed' }, async (stripe) => {
      const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId });
      return data.map(({ amount }) => amount).sort((a, b) => a - b);
    });

  it('gives what is left if money went back in another way after Stripe failed', async () => {
    const { applicationId, paymentId, paymentIntentId } = await paid();
    harness.emulator.control.refunds('failed-before');
    await expect(refund(paymentId, 4000)).resolves.toMatchObject({ refunds: [{ status: 'requested' }] });
    harness.emulator.control.refunds('made');
    await refundElsewhere(paymentIntentId, 6000);
    await harness.clock.advance(600_000);
    const refunds = [{ amountCents: 2500, status: 'succeeded' }];
    await becomes(applicationId, { status: 'refunded', refundedCents: 8500, refunds });
    expect(await refundsAtStripe(paymentIntentId)).toEqual([2500, 6000]);
  });

  it('gives nothing twice if Stripe failed after it made the refund and money then went back in another way', async () => {
    const { applicationId, paymentId, paymentIntentId } = await paid();
    harness.emulator.control.refunds('failed-after');
    await refund(paymentId, 4000);
    harness.emulator.control.refunds('made');
    await refundElsewhere(paymentIntentId, 4000);
    await harness.clock.advance(600_000);
    const refunds = [{ amountCents: 4000, status: 'succeeded' }];
    await becomes(applicationId, { status: 'completed', refundedCents: 8000, refunds });
    expect(await refundsAtStripe(paymentIntentId)).toEqual([4000, 4000]);
  });

  it('is part of the refunded sum also if Stripe makes it while its state is read', async () => {
    const { applicationId, paymentId, paymentIntentId } = await paid();
    harness.emulator.control.refunds('failed-before');
    await refund(paymentId, 4000);
    harness.emulator.control.refunds('made');
    await harness.settled();
    const [{ id: refundId } = { id: '' }] = (await shown(applicationId))?.refunds ?? [];
    const sync = harness.app.get(PaymentSync);
    const read = sync.intent.bind(sync);
    const reading = jest.spyOn(sync, 'intent').mockImplementationOnce(async (id) => {
      const before = await read(id);
      await stripeOf(harness).refunds.create({ payment_intent: id, amount: 4000, metadata: { refundId } });
      return before;
    });
    const followed = await sync.follow(paymentId, paymentIntentId, systemContext({ commandId: newId() }));
    reading.mockRestore();
    expect(followed).toMatchObject({ refundedCents: 4000, refunds: [{ amountCents: 4000, status: 'succeeded' }] });
  });

  it.each([
    ['that is deleted', marketEventDeleted],
    ['whose deletion waits for it', marketEventDeletionStarted],
  ])('[EV-064] gives everything back for a market event %s, and keeps it in both lists', async (_, message) => {
    const marketEventId = newId();
    await titled(harness, { marketEventId, organizerId: owner.id }, 'Spring Fair');
    const first = await paid({ marketEventId });
    const second = await paid({ marketEventId });
    await refund(first.paymentId, 333);
    await harness.publish(message, { marketEventId, organizerId: owner.id });
    for (const { applicationId } of [first, second])
      await becomes(applicationId, { status: 'refunded', refundedCents: 8500 });
    const kept = { eventTitle: 'Spring Fair', eventDate: expect.any(String) as string, isEventDeleted: true };
    const ofVendor = await harness.call(vendorPayments, firstPage, first.vendor);
    expect(ofVendor.items).toMatchObject([{ ...kept, refundedCents: 8500 }]);
    const ofOrganizer = await harness.call(organizerPayments, { ...firstPage, eventId: marketEventId }, owner);
    expect(ofOrganizer).toMatchObject({ total: 2, items: [kept, kept], totals: { refundedCents: 17_000 } });
    await eventually(() => expect(harness.paymentMessages(second.applicationId)).toContain('payment.refund-made'));
  });

  it('gives a vendor who withdraws what they were shown, and everything if the event is deleted at that moment', async () => {
    const marketEventId = newId();
    const booth = await paid({ boothFeeCents: 7501, marketEventId });
    const { applicationId } = booth;
    const withdrawal = { ...booth, wasAccepted: true, refundPercent: 50 };
    const preview = (who: Actor) => harness.call(withdrawalRefund, { applicationId, refundPercent: 50 }, who);
    const terms = { paidCents: 8501, returnedCents: 0, refundCents: 4251, isProcessing: false };
    await expect(preview(booth.vendor)).resolves.toEqual(terms);
    await expect(preview(vendor())).resolves.toEqual({ ...terms, paidCents: 0, refundCents: 0 });
    await harness.publish(applicationWithdrawn, withdrawal);
    const refunds = [{ amountCents: 4251, reason: 'vendor_withdrew', status: 'succeeded' }];
    await becomes(applicationId, { status: 'completed', refundedCents: 4251, refunds, isEventDeleted: false });
    const other = await paid({ marketEventId });
    await Promise.all([
      harness.publish(applicationWithdrawn, { ...other, wasAccepted: true, refundPercent: 0 }),
      harness.publish(marketEventDeletionStarted, { marketEventId, organizerId: owner.id }),
    ]);
    await becomes(applicationId, { status: 'refunded', refundedCents: 8501 });
    await becomes(other.applicationId, { status: 'refunded', refundedCents: 8500 });
  });

  it('tells a vendor what was paid, what came back before, and what a withdrawal gives back', async () => {
    const { applicationId, paymentId, vendor: payer } = await paid({ boothFeeCents: 7560 });
    const preview = () => harness.call(withdrawalRefund, { applicationId, refundPercent: 50 }, payer);
    await refund(paymentId, 1010);
    const terms = { paidCents: 8560, returnedCents: 1010, refundCents: 3775, isProcessing: false };
    await expect(preview()).resolves.toEqual(terms);
    await refund(paymentId, 7550);
    await expect(preview()).resolves.toEqual({ ...terms, returnedCents: 8560, refundCents: 0 });
  });

  it('shows a vendor who owes the payment that nothing was paid', async () => {
    const { applicationId, vendor: debtor } = await acceptedApplication(harness, owner.id);
    await expect(
      eventually(() => harness.call(withdrawalRefund, { applicationId, refundPercent: 50 }, debtor)),
    ).resolves.toEqual({ paidCents: 0, returnedCents: 0, refundCents: 0, isProcessing: false });
  });

  it('follows the refund policy also if the bank confirms the payment after the withdrawal', async () => {
    const { applicationId, ...due } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, due.vendor);
    harness.emulator.control.process(paymentIntentId);
    await becomes(applicationId, { status: 'processing' });
    await expect(harness.call(withdrawalRefund, { applicationId, refundPercent: 50 }, due.vendor)).resolves.toEqual({
      paidCents: 8500,
      returnedCents: 0,
      refundCents: 4250,
      isProcessing: true,
    });
    await harness.publish(applicationWithdrawn, { ...due, applicationId, wasAccepted: true, refundPercent: 50 });
    await eventually(async () => expect(await shown(applicationId)).toBeUndefined());
    harness.emulator.control.pay(paymentIntentId);
    const refunds = [{ amountCents: 4250, reason: 'vendor_withdrew', status: 'succeeded' }];
    await becomes(applicationId, { status: 'completed', refundedCents: 4250, refunds });
    await eventually(() => expect(harness.paymentMessages(applicationId)).toContain('payment.completed'));
  });

  it('gives everything back if the event is deleted while the bank has the payment of a vendor who withdrew', async () => {
    const { applicationId, ...due } = await acceptedApplication(harness, owner.id);
    const { marketEventId } = due;
    const { paymentIntentId } = await openPayment(harness, applicationId, due.vendor);
    harness.emulator.control.process(paymentIntentId);
    await becomes(applicationId, { status: 'processing' });
    await harness.publish(applicationWithdrawn, { ...due, applicationId, wasAccepted: true, refundPercent: 50 });
    await eventually(async () => expect(await shown(applicationId)).toBeUndefined());
    await harness.publish(marketEventDeleted, { marketEventId, organizerId: owner.id });
    const processes = harness.db.collection('processes');
    await eventually(async () => expect(await processes.countDocuments()).toBe(0));
    harness.emulator.control.pay(paymentIntentId);
    await becomes(applicationId, { status: 'refunded', refundedCents: 8500 });
  });

  it('leaves nothing to pay for a vendor who withdraws before the payment', async () => {
    const due = await acceptedApplication(harness, owner.id);
    const { id } = (await shown(due.applicationId))!;
    await harness.publish(applicationWithdrawn, { ...due, wasAccepted: true, refundPercent: 100 });
    await eventually(() =>
      expect(harness.call(paymentById, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' }),
    );
    await expect(openPayment(harness, due.applicationId, due.vendor)).rejects.toMatchObject({
      code: 'PAYMENT.WITHDRAWN',
    });
  });
});
