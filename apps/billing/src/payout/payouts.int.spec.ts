import { organizerPayouts } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import type { LedgerEntry } from '../ledger/domain/entries.js';
import { LEDGER_ENTRIES } from '../ledger/ledger.schema.js';
import { balancesOf } from '../testing/balances.js';
import { firstPage, organizer, paidBooth, readyOrganizer } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('payouts to an organizer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness?.close());

  it('[TO-025] are listed and in the ledger once, also when webhooks come twice, in the wrong order, and the bank returns one', async () => {
    const { control } = harness.emulator;
    const owner = await readyOrganizer(harness);
    await paidBooth(harness, owner);
    const shown = async () => (await harness.call(organizerPayouts, firstPage, owner)).items;
    const balances = async () =>
      balancesOf(await harness.db.collection<LedgerEntry>(LEDGER_ENTRIES).find({ organizerId: owner.id }).toArray());

    control.configure({ copies: 2 });
    const payoutId = control.payout(owner.accountId);
    await eventually(async () =>
      expect(await shown()).toMatchObject([{ id: payoutId, amountCents: 8_075, status: 'in_transit' }]),
    );
    expect(await balances()).toMatchObject({ organizer: 0, bank: 8_075, platform_fees: 425, vendor: -8_500 });

    control.configure({ held: true });
    control.closePayout(payoutId, 'paid');
    control.closePayout(payoutId, 'failed');
    const held = control.deliveries().filter(({ status }) => status === 'held');
    await control.release(held.map(({ eventId }) => eventId).reverse());
    await eventually(async () =>
      expect(await shown()).toMatchObject([{ status: 'failed', failureMessage: 'The bank account has been closed.' }]),
    );
    await eventually(() => control.settled());
    expect(await balances()).toMatchObject({ organizer: 8_075, bank: 0, platform_fees: 425, vendor: -8_500 });
    expect((await harness.call(organizerPayouts, firstPage, organizer())).items).toEqual([]);
  });
});
