import { createCheckoutSession, planByName, type Tier } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { Harness } from './harness.js';

/** Resolves once the plans can be bought. */
export async function plansHavePrices(harness: Harness, ...names: Tier[]): Promise<void> {
  for (const name of names) {
    await eventually(async () => expect((await harness.call(planByName, { name })).stripePriceId).not.toBeNull());
  }
}

export const postForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Pays on the page of the emulator. */
export async function buyPlan(harness: Harness, who: Actor, planType: string): Promise<void> {
  const { url } = await harness.call(createCheckoutSession, { planType }, who);
  const paid = await postForm(url, { action: 'pay', card: 'pm_card_visa' });
  expect(paid.headers.get('location')).toContain(`/billing?success=true&plan=${planType}`);
}
