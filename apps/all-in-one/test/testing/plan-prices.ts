import { eventually } from '@stallbook/testing';
import type { Harness } from './harness.js';

/** A new installation soon creates the prices of its plans at Stripe, which counts of records must not notice. */
export async function planPricesExist({ db, emulator }: Pick<Harness, 'db' | 'emulator'>): Promise<void> {
  await eventually(async () => {
    const filter = { stripePriceId: { $ne: null } };
    const priced = await db('billing').collection('plans').countDocuments(filter);
    if (priced !== 3) throw new Error(`${priced} of 3 plans have a price`);
  });
  await emulator.control.settled();
}
