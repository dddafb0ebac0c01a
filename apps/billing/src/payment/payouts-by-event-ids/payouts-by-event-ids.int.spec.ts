import { organizerPayments, payoutsByEventIds } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { acceptedApplication, firstPage, openPayment, readyOrganizer } from '../../testing/fixtures.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the payouts of several market events', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  async function paid(owner: Actor, marketEventId = newId()): Promise<string> {
    const { applicationId, vendor } = await acceptedApplication(harness, owner.id, undefined, { marketEventId });
    const { paymentIntentId } = await openPayment(harness, applicationId, vendor);
    harness.emulator.control.pay(paymentIntentId);
    return marketEventId;
  }

  it('are what the payments of each add up to, with what is outstanding, zero without any, and no one else’s', async () => {
    const [owner, other] = [await readyOrganizer(harness), await readyOrganizer(harness)];
    const full = await paid(owner);
    await paid(owner, full);
    const { marketEventId: due } = await acceptedApplication(harness, owner.id);
    const foreign = await paid(other);
    await eventually(async () => {
      const { totals } = await harness.call(organizerPayments, { ...firstPage, eventId: full }, owner);
      const found = await harness.call(payoutsByEventIds, { ids: [due, full, foreign] }, owner);
      expect(totals.grossCents).toBe(17_000);
      expect(found).toEqual([
        { eventId: due, payoutCents: 0, outstandingCents: 8_500 },
        { eventId: full, payoutCents: totals.payoutCents, outstandingCents: 0 },
        { eventId: foreign, payoutCents: 0, outstandingCents: 0 },
      ]);
    });
  });
});
