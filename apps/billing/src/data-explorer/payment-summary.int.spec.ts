import { recordOperationsOf, RecordType } from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { acceptedApplication, openPayment, readyOrganizer, vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('the payments of the past 90 days', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  const days = async (timeZone?: string) => {
    const asked = { timeZone };
    const summaries = await harness.call(recordOperationsOf.billing.recordSummaries, asked, actorAs('admin'));
    const { total, days: counts } = summaries.find(({ type }) => type === RecordType.payments)!;
    return { total, counts: counts.filter(({ count }) => count > 0) };
  };

  it('are counted on the day on which they were made, and not while they are due', async () => {
    const owner = await readyOrganizer(harness);
    const { applicationId, vendor: vera } = await acceptedApplication(harness, owner.id, vendor());
    const { paymentIntentId } = await openPayment(harness, applicationId, vera);
    expect(await days()).toEqual({ total: 1, counts: [] });
    const paidOn = new Date(harness.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await harness.clock.moveTo(new Date(`${paidOn}T03:00:00Z`));
    harness.emulator.control.pay(paymentIntentId);
    await eventually(async () => expect(await days()).toEqual({ total: 1, counts: [{ day: paidOn, count: 1 }] }));
    const dayBefore = new Date(Date.parse(paidOn) - 86_400_000).toISOString().slice(0, 10);
    expect((await days('America/Chicago')).counts).toEqual([{ day: dayBefore, count: 1 }]);
    await expect(days('Mars/Olympus')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('are not those of booths that cost nothing', async () => {
    const before = await days();
    const owner = await readyOrganizer(harness);
    await acceptedApplication(harness, owner.id, vendor(), { boothFeeCents: 0, applicationFeeCents: 0 });
    expect(await days()).toEqual({ ...before, total: before.total + 1 });
  });
});
