import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';

const pro = catalogPlan('pro', 'Pro', {
  priceMonthlyCents: 2_900,
  listPriceMonthlyCents: 3_900,
  version: 3,
  legacyPricesMonthlyCents: [5_000],
  stripePriceId: 'price_1',
});
const versions = [
  {
    version: 1,
    displayName: 'Pro',
    priceMonthlyCents: 5_000,
    platformFeeRate: 0,
    maxBookmarks: -1,
    changedAt: '2027-01-01T00:00:00.000Z',
  },
];
const answers = { AdminPlans: { catalog: { plans: [pro] } }, PlanHistory: { versions } };

async function edit(answer: unknown) {
  const opened = openRoute('/admin/plans', { viewer: 'admin', answers: { ...answers, UpdatePlan: answer } });
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pro' }));
  const price = await dialog.findByLabelText('Price per month');
  await opened.user.clear(price);
  await opened.user.type(price, '35');
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...opened, dialog };
}

describe('/admin/plans', () => {
  it('[BI-001] [BI-007] changes the terms of a plan, from the version that was seen, and lists former prices', async () => {
    const { api } = await edit({ plan: pro });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('UpdatePlan')[0]?.variables).toMatchObject({
      input: { name: 'pro', version: 3, priceMonthlyCents: 3_500, listPriceMonthlyCents: 3_900, platformFeeRate: 0.05 },
    });
    expect(screen.getByText('Former prices').nextSibling?.textContent).toBe('$50');
  });

  it('names the range of a fee, a limit, and a trial that it refuses', async () => {
    const { user, api } = openRoute('/admin/plans', { viewer: 'admin', answers });
    await user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pro' }));
    for (const [label, value] of [
      ['Platform fee in percent', '500'],
      ['Saved items', '2.5'],
      ['Trial days', '91'],
    ] as const) {
      const field = await dialog.findByLabelText(label);
      await user.clear(field);
      await user.type(field, value);
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter a percentage from 0 to 100.');
    dialog.getByText('Enter a whole number from -1 to 100,000.');
    dialog.getByText('Enter a whole number from 0 to 90.');
    expect(api.named('UpdatePlan')).toEqual([]);
  });

  it('says that someone else changed the plan meanwhile', async () => {
    const message = 'Someone else changed this plan meanwhile. Please check it again.';
    const { dialog } = await edit(refuse('PLAN.CHANGED_MEANWHILE', message));
    await dialog.findByText(message);
  });
});
