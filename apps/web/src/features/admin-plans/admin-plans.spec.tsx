import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { allFeatures, catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';

const pro = catalogPlan('pro', 'Pro', {
  priceMonthlyCents: 2_900,
  listPriceMonthlyCents: 3_900,
  version: 3,
  legacyPricesMonthlyCents: [5_000],
  stripePriceId: 'price_1',
  features: allFeatures,
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
const listed = { catalog: { plans: [pro] } };

/** `after`: the list once a change was sent. */
async function edit(answer: unknown, after: unknown = listed) {
  let isSent = false;
  const opened = openRoute('/admin/plans', {
    viewer: 'admin',
    answers: {
      AdminPlans: () => (isSent ? after : listed),
      PlanHistory: { versions },
      UpdatePlan: () => {
        isSent = true;
        return answer;
      },
    },
  });
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
    const { user, api } = openRoute('/admin/plans', {
      viewer: 'admin',
      answers: { AdminPlans: listed, PlanHistory: { versions } },
    });
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
    dialog.getByText('Please enter a whole number from 0 to 100,000');
    dialog.getByText('Enter a whole number from 0 to 90.');
    expect(api.named('UpdatePlan')).toEqual([]);
  });

  it('[BI-001] shows an unlimited number of saved items as an empty field, and takes one as that', async () => {
    const { api } = await edit({ plan: pro });
    await waitFor(() => expect(api.named('UpdatePlan')).toHaveLength(1));
    expect(api.named('UpdatePlan')[0]?.variables).toMatchObject({ input: { features: { maxBookmarks: -1 } } });
  });

  it('says how long a text can be', async () => {
    const { user } = openRoute('/admin/plans', {
      viewer: 'admin',
      answers: { AdminPlans: listed, PlanHistory: { versions } },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pro' }));
    expect(await dialog.findByLabelText('Saved items')).toHaveProperty('value', '');
    await user.click(dialog.getByLabelText('Promise'));
    await user.paste('x'.repeat(121));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please use 120 characters or fewer');
  });

  const changedMeanwhile = refuse('PLAN.CHANGED_MEANWHILE', 'This plan was changed after you opened it.');
  const newer = { ...pro, priceMonthlyCents: 3_300, version: 4 };
  const refused = async () => {
    const opened = await edit(changedMeanwhile, { catalog: { plans: [newer] } });
    await opened.dialog.findByText('This was saved elsewhere after you opened it');
    await screen.findByText('$33 a month');
    return opened;
  };
  const priceIn = (dialog: Awaited<ReturnType<typeof edit>>['dialog']) =>
    dialog.getByLabelText<HTMLInputElement>('Price per month').value;

  it('[BI-001] keeps the input when someone else changed the plan meanwhile, and saves it if the admin says so', async () => {
    const { api, dialog, user } = await refused();
    expect(priceIn(dialog)).toBe('35.00');
    api.set('UpdatePlan', { plan: newer });
    await user.click(dialog.getByRole('button', { name: 'Save mine over them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.named('UpdatePlan').map(({ variables }) => variables['input'])).toMatchObject([
      { version: 3, priceMonthlyCents: 3_500 },
      { version: 4, priceMonthlyCents: 3_500 },
    ]);
  });

  it('[BI-001] shows what someone else saved meanwhile if the admin prefers it', async () => {
    const { dialog, user } = await refused();
    await user.click(dialog.getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(priceIn(dialog)).toBe('33.00'));
  });

  it('keeps what is typed when the dialog is closed before it is saved', async () => {
    const { user } = openRoute('/admin/plans', {
      viewer: 'admin',
      answers: { AdminPlans: listed, PlanHistory: { versions } },
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pro' }));
      return { dialog, name: await dialog.findByLabelText<HTMLInputElement>('Name') };
    };
    const first = await open();
    await enter(user, first.name, ' Plus');
    await user.click(first.dialog.getByRole('button', { name: 'Close' }));
    const { dialog, name } = await open();
    expect(name.value).toBe('Pro');
    await user.click(await dialog.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(name.value).toBe('Pro Plus'));
  });

  it('leaves the dialog of another plan open when one is saved', async () => {
    const basic = { ...pro, name: 'basic', displayName: 'Basic' };
    let answer: (saved: unknown) => void = () => undefined;
    const { user, answered } = openRoute('/admin/plans', {
      viewer: 'admin',
      answers: {
        AdminPlans: { catalog: { plans: [pro, basic] } },
        PlanHistory: { versions },
        UpdatePlan: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pro' }));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    await dialog.findByRole('button', { name: 'Save', busy: true });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Basic' }));
    await screen.findByRole('dialog', { name: 'Edit Basic' });
    answer({ plan: pro });
    await screen.findByText('The plan was changed.');
    await answered();
    expect(screen.getByRole('dialog', { name: 'Edit Basic' })).toBeTruthy();
  });

  it('keeps the input when the connection is lost while it is saved', async () => {
    const { dialog } = await edit(offline, offline);
    await screen.findByText('The plans could not be loaded.');
    expect(priceIn(dialog)).toBe('35.00');
  });
});
