import { OrganizerRefundReason, reconciliationReport, refundPayment } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { MANY_REFUSALS } from '../payment/domain/refund.js';
import type { PaymentDocument } from '../payment/payment.projection.js';
import { Refunder } from '../payment/refunds/refunder.js';
import { paidBooth, paymentOf, readyOrganizer } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('a refund that Stripe refuses again and again', () => {
  let harness: Harness;
  beforeAll(async () => void (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('is tried less and less often, is shown to admins with the answer, keeps its pause when another is sent, and is made once Stripe takes it', async () => {
    const owner = await readyOrganizer(harness);
    const { applicationId, paymentId, paymentIntentId } = await paidBooth(harness, owner);
    const refused = async () =>
      (await harness.call(reconciliationReport, {}, actorAs('admin'))).refusedRefunds.filter(
        (one) => one.paymentIntentId === paymentIntentId,
      );
    harness.emulator.control.refunds('refused');
    const input = { paymentId, requestId: newId(), amountCents: 1_000, reason: OrganizerRefundReason.goodwill };
    await harness.call(refundPayment, input, owner);
    expect(await refused()).toEqual([]);
    const refunder = harness.app.get(Refunder);
    for (let tried = 0; tried < MANY_REFUSALS; tried += 1) await refunder.refund(paymentId, paymentIntentId);
    const [shown] = await refused();
    expect(shown?.failureMessage).toEqual(expect.stringMatching(/./));
    expect(Date.parse(shown?.nextTryAt ?? '') - harness.clock.now().getTime()).toBeGreaterThan(5 * 60_000);
    await harness.call(refundPayment, { ...input, requestId: newId(), amountCents: 500 }, owner);
    const stored = await harness.db.collection<PaymentDocument>('payments').findOne({ _id: paymentId });
    expect(stored?.refunds.find(({ amountCents }) => amountCents === 1_000)?.failures).toBe(MANY_REFUSALS + 1);
    harness.emulator.control.refunds('made');
    await harness.clock.advance(2 * 24 * 60 * 60_000);
    await eventually(async () =>
      expect(await paymentOf(harness, applicationId, owner)).toMatchObject({ refundedCents: 1_500 }),
    );
    expect(await refused()).toEqual([]);
  });
});
