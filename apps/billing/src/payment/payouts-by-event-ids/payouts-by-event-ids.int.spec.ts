import { organizerPayments, payoutsByEventIds } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { acceptedApplication, firstPage, openPayment, paidBooth, readyOrganizer } from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the payouts of several market events', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  it('are what the payments of each add up to, with what is outstanding and due, zero without any, and no one else’s', async () => {
    const [owner, other] = [await readyOrganizer(harness), await readyOrganizer(harness)];
    const { marketEventId: full } = await paidBooth(harness, owner);
    await paidBooth(harness, owner, { marketEventId: full });
    const { marketEventId: due } = await acceptedApplication(harness, owner.id);
    const { marketEventId: waiting, applicationId, vendor } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, vendor);
    harness.emulator.control.process(paymentIntentId);
    const { marketEventId: foreign } = await paidBooth(harness, other);
    await eventually(async () => {
      const { totals } = await harness.call(organizerPayments, { ...firstPage, eventId: full }, owner);
      const found = await harness.call(payoutsByEventIds, { ids: [due, waiting, full, foreign] }, owner);
      expect(totals.grossCents).toBe(17_000);
      expect(found).toEqual([
        { eventId: due, payoutCents: 0, outstandingCents: 8_500, dueCents: 8_500 },
        { eventId: waiting, payoutCents: 0, outstandingCents: 8_500, dueCents: 0 },
        { eventId: full, payoutCents: totals.payoutCents, outstandingCents: 0, dueCents: 0 },
        { eventId: foreign, payoutCents: 0, outstandingCents: 0, dueCents: 0 },
      ]);
    });
  });
});
