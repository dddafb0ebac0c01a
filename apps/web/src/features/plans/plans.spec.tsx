import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { subscription } from '../../testing/subscription.js';

const all = { canBoostListings: true, canViewSuggestions: true, maxBookmarks: -1 };
const PlanCatalog = {
  catalog: {
    plans: [
      catalogPlan('basic', 'Basic'),
      catalogPlan('vendor_pro', 'Vendor Pro', { priceMonthlyCents: 1_500, features: all }),
      catalogPlan('pro', 'Pro', { priceMonthlyCents: 2_900, listPriceMonthlyCents: 3_900, features: all }),
    ],
  },
};
const pro = {
  ...subscription,
  ...{ plan: 'pro', planName: 'Pro', priceMonthlyCents: 2_900, platformFeeRate: 0, features: all, hasPortal: true },
  paidUntil: '2027-05-01T00:00:00.000Z',
};
const details = {
  card: { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030 },
  invoices: [
    {
      ...{ id: 'in_1', number: 'A-0001', description: 'Pro', amountCents: 2_900, status: 'paid' },
      ...{ issuedAt: '2027-04-01T10:00:00.000Z', url: 'https://pay.example/in_1' },
    },
  ],
};
const full = { PlanCatalog, MySubscription: { subscription: pro }, BillingDetails: { details } };
const heading = () => screen.findByRole('heading', { level: 1 });
const unforeseen = 'Something went wrong. Please try again.';

describe('/pricing', () => {
  it('[BI-014] [ID-039] readies the checkout of the plan that was chosen', async () => {
    const { api, user } = openRoute('/pricing?upgrade=pro', {
      viewer: 'vendor',
      answers: { PlanCatalog, CreateCheckoutSession: refuse('SUBSCRIPTION.CHECKOUT_FAILED', 'x') },
    });
    await screen.findByRole('button', { name: 'Continue to payment' });
    // Until the current plan is known, the button waits.
    const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });
    await waitFor(() => expect(goOn()).toHaveProperty('disabled', false));
    await user.click(goOn());
    await waitFor(() => expect(api.named('CreateCheckoutSession')[0]?.variables).toEqual({ planType: 'pro' }));
  });

  it('leads with the plans that a person can use, and offers no checkout of the others', async () => {
    const organizerPro = catalogPlan('organizer_pro', 'Vendor Magnet', { priceMonthlyCents: 5_000, features: all });
    const { plans } = PlanCatalog.catalog;
    openRoute('/pricing', {
      viewer: 'organizer',
      answers: { PlanCatalog: { catalog: { plans: [...plans, organizerPro] } } },
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose this plan (Vendor Magnet)' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Basic', 'Pro', 'Vendor Magnet', 'Vendor Pro']);
    const other = screen.getByRole('heading', { name: 'Vendor Pro' }).closest('li');
    expect(other?.textContent).toContain('You can’t use this plan with your account.');
    expect(within(other!).queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'About Vendor Pro' })).toBeTruthy();
  });

  it('[BI-014] readies the checkout of a plan for the other role when it was chosen', async () => {
    openRoute('/pricing?upgrade=vendor_pro', { viewer: 'organizer', answers: { PlanCatalog } });
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(await screen.findByRole('button', { name: 'Choose this plan (Vendor Pro)' })).toBeTruthy();
  });

  it('offers no switch from a paid plan to a plan of the other role, even when it was chosen', async () => {
    openRoute('/pricing?upgrade=vendor_pro', {
      viewer: 'organizer',
      answers: { PlanCatalog, MySubscription: { subscription: pro } },
    });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Manage your plan' })).toHaveLength(2));
    screen.getByText('You can’t use this plan with your account.');
    expect(screen.queryByRole('button', { name: /Switch to this plan/ })).toBeNull();
  });

  const declined = 'Checkout session failed: 402 - Your card was declined.';
  it.each([
    ['SUBSCRIPTION.CHECKOUT_FAILED', declined, declined],
    ['INTERNAL', unforeseen, `Checkout session failed: 500 - ${unforeseen}`],
  ])('[BI-032] shows why a checkout could not be started: %s', async (code, message, shown) => {
    const { user } = openRoute('/pricing', {
      viewer: 'vendor',
      answers: { PlanCatalog, CreateCheckoutSession: refuse(code, message) },
    });
    const choose = { name: /Choose this plan \(Vendor Pro\)/ };
    await screen.findByRole('button', choose);
    await waitFor(() => expect(screen.getByRole('button', choose)).toHaveProperty('disabled', false));
    await user.click(screen.getByRole('button', choose));
    await screen.findByText(shown);
    expect(screen.getByRole('button', choose)).toHaveProperty('disabled', false);
  });

  it('[BI-008] describes the free plan, with the number of saved items from the catalog', async () => {
    openRoute('/pricing', { answers: { PlanCatalog } });
    const board = (await screen.findByRole('heading', { name: 'Basic' })).closest('li');
    for (const line of ['Unlimited listings and applications', 'Direct messages', 'Up to 3 saved events or vendors'])
      expect(board?.textContent).toContain(line);
  });

  it('says what each plan adds to the one below, and what sets the two plans for organizers apart', async () => {
    const magnet = catalogPlan('organizer_pro', 'Vendor Magnet', {
      ...{ priceMonthlyCents: 5_000, platformFeeRate: 0, features: all },
      ...{ promise: '80% of vendor spots filled in 30 days.', limit: '25 organizers per state' },
    });
    const [basic, vendorPro, everything] = PlanCatalog.catalog.plans;
    const plans = [basic, vendorPro, { ...everything, platformFeeRate: 0 }, magnet];
    openRoute('/pricing', { answers: { PlanCatalog: { catalog: { plans } } } });
    const linesIn = async (name: string) => {
      const board = (await screen.findByRole('heading', { name })).closest('li');
      return within(board!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    const ofMagnet = await linesIn('Vendor Magnet');
    expect(ofMagnet.slice(0, 3)).toEqual([
      'Everything organizers get in Pro',
      '80% of vendor spots filled in 30 days.',
      '25 organizers per state',
    ]);
    const [vendorTools, organizerTools] = [/^Vendor tools: /, /^Organizer tools: /].map((x) =>
      expect.stringMatching(x),
    );
    expect((await linesIn('Pro')).slice(0, 3)).toEqual(['Everything in Basic', vendorTools, organizerTools]);
    expect((await linesIn('Vendor Pro')).slice(0, 2)).toEqual(['Everything in Basic', vendorTools]);
  });

  it('shows a plan after the one that it builds on', async () => {
    const [basic, vendorPro, everything] = PlanCatalog.catalog.plans;
    const plans = [basic, vendorPro, catalogPlan('organizer_pro', 'Vendor Magnet', { features: all }), everything];
    openRoute('/pricing', { answers: { PlanCatalog: { catalog: { plans } } } });
    await screen.findByRole('heading', { name: 'Vendor Magnet' });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Basic', 'Vendor Pro', 'Pro', 'Vendor Magnet']);
  });

  it('never says that a plan has everything in one that grants more', async () => {
    const magnet = catalogPlan('organizer_pro', 'Vendor Magnet', { priceMonthlyCents: 5_000, platformFeeRate: 0.02 });
    const plans = PlanCatalog.catalog.plans.map((plan) => ({ ...plan, platformFeeRate: 0.01 }));
    openRoute('/pricing', { answers: { PlanCatalog: { catalog: { plans: [...plans, magnet] } } } });
    const board = (await screen.findByRole('heading', { name: 'Vendor Magnet' })).closest('li');
    expect(board?.textContent).not.toContain('Everything');
    expect(board?.textContent).toContain('Unlimited listings and applications');
  });

  it('[BI-034] is where a canceled checkout returns to, says so, and leaves the plan unchanged', async () => {
    const { api, path } = openRoute('/pricing?checkout=canceled', { viewer: 'vendor', answers: full });
    await screen.findByText('Checkout canceled');
    await screen.findByText('Nothing was charged, and your plan stays as it is.');
    expect((await screen.findByText('Your plan')).closest('li')?.textContent).toContain('Pro');
    expect(path()).toBe('/pricing');
    expect(api.calls.filter(({ name }) => /Refresh|Change|Checkout|Cancel/.test(name))).toEqual([]);
  });

  it('[BI-023] does not load a subscription for visitors', async () => {
    const { api } = openRoute('/pricing', { answers: { PlanCatalog } });
    await screen.findByRole('link', { name: 'Choose this plan (Pro)' });
    expect(api.named('MySubscription')).toEqual([]);
  });

  it('switches plans after a confirmation', async () => {
    const { api, user } = openRoute('/pricing', {
      viewer: 'vendor',
      answers: { ...full, ChangePlan: { subscription: { ...pro, plan: 'vendor_pro', planName: 'Vendor Pro' } } },
    });
    expect((await screen.findByText('Your plan')).closest('li')?.textContent).toContain('Pro');
    await user.click(screen.getByRole('button', { name: 'Switch to this plan (Vendor Pro)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch to Vendor Pro?' });
    await user.click(within(dialog).getByRole('button', { name: 'Switch plan' }));
    await screen.findByText('You are on Vendor Pro now.');
    expect(api.named('ChangePlan')[0]?.variables).toEqual({ planType: 'vendor_pro', priceMonthlyCents: 1_500 });
  });
});

describe('a switch of the plan during a free trial', () => {
  it.each([
    [0, /Your free trial ends, and you pay \$15 a month from today/],
    [14, /The unused time of your present plan is credited/],
  ])('to one with %d days of trial says what happens to it', async (trialDays, text) => {
    const plans = PlanCatalog.catalog.plans.map((plan) => ({ ...plan, trialDays }));
    const trial = { ...pro, trialUntil: '2027-04-08T00:00:00.000Z' };
    const { user } = openRoute('/pricing', {
      viewer: 'vendor',
      answers: { ...full, PlanCatalog: { catalog: { plans } }, MySubscription: { subscription: trial } },
    });
    await user.click(await screen.findByRole('button', { name: 'Switch to this plan (Vendor Pro)' }));
    within(await screen.findByRole('dialog', { name: 'Switch to Vendor Pro?' })).getByText(text);
  });
});

describe('/billing', () => {
  it('[BI-025] shows plan, status, price, fee, flags, renewal, card, and invoices', async () => {
    openRoute('/billing', { viewer: 'vendor', answers: full });
    await screen.findByText('$29 a month');
    for (const text of ['Active', 'None for vendors', 'Unlimited', /May 1, 2027/]) await screen.findByText(text);
    expect(screen.getAllByText('Included')).toHaveLength(2);
    await screen.findByText('Visa ending in 4242, valid until 04/2030');
    expect(screen.getByRole('link', { name: 'View invoice A-0001' }).getAttribute('href')).toBe(
      'https://pay.example/in_1',
    );
    screen.getByRole('button', { name: 'Payment method and invoices' });
  });

  it('[BI-025] offers an upgrade, and nothing to cancel, on the basic plan', async () => {
    openRoute('/billing', { viewer: 'vendor', answers: { PlanCatalog } });
    expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await screen.findByText(/your payment method and invoices appear here/);
  });

  it('[BI-025] [BI-027] cancels after a confirmation, then offers to keep the plan', async () => {
    let ends = false;
    const now = () => ({ subscription: { ...pro, endsAtPeriodEnd: ends } });
    const { api, user } = openRoute('/billing', {
      viewer: 'vendor',
      answers: {
        ...full,
        MySubscription: now,
        CancelSubscription: () => ((ends = true), now()),
        ReactivateSubscription: () => ((ends = false), now()),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' });
    expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
    within(dialog).getByRole('button', { name: 'Keep plan' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await user.click(await screen.findByRole('button', { name: 'Keep plan' }));
    await screen.findByRole('button', { name: 'Cancel plan' });
    await waitFor(() => expect(api.named('MySubscription')).toHaveLength(3));
  });

  it('[BI-026] says what an unforeseen failure prevented', async () => {
    let ends = false;
    const now = () => ({ subscription: { ...pro, endsAtPeriodEnd: ends } });
    const failed = refuse('INTERNAL', unforeseen);
    const { api, user } = openRoute('/billing', {
      viewer: 'vendor',
      answers: { ...full, MySubscription: now, CancelSubscription: failed, ReactivateSubscription: failed },
    });
    const cancel = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
      const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    };
    await cancel();
    await screen.findByText('Failed to cancel subscription');
    ends = true;
    api.set('CancelSubscription', now);
    await cancel();
    await user.click(await screen.findByRole('button', { name: 'Keep plan' }));
    await screen.findByText('Failed to reactivate subscription');
  });

  it('[BI-033] confirms a finished checkout, and loads the subscription and the session again', async () => {
    const { api, path } = openRoute('/billing?success=true&plan=pro', {
      viewer: 'vendor',
      answers: { ...full, RefreshSubscription: { subscription: pro } },
    });
    await screen.findByText('Welcome to Pro');
    expect(path()).toBe('/billing');
    expect(api.named('RefreshSubscription')).toHaveLength(1);
    await waitFor(() => expect(api.named('CurrentUser').length).toBeGreaterThan(1));
  });

  it('[BI-033] confirms nothing that Stripe did not', async () => {
    openRoute('/billing?success=true&plan=pro', {
      viewer: 'vendor',
      answers: { PlanCatalog, RefreshSubscription: { subscription } },
    });
    await screen.findByText('Your plan is not active yet');
    expect(screen.queryByText(/Welcome to/)).toBeNull();
  });

  it('says how long a plan stays after a failed payment', async () => {
    const late = { ...pro, graceUntil: '2027-04-08T00:00:00.000Z' };
    openRoute('/billing', { viewer: 'vendor', answers: { ...full, MySubscription: { subscription: late } } });
    await heading();
    await screen.findByText(/update your payment method by .*8, 2027/);
  });

  it('names the day on which a canceled plan ends whose payment failed', async () => {
    const late = { ...pro, graceUntil: '2027-04-08T00:00:00.000Z' };
    const { user } = openRoute('/billing', {
      viewer: 'vendor',
      answers: { ...full, MySubscription: { subscription: late } },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    within(await screen.findByRole('dialog', { name: 'Cancel Pro?' })).getByText(/until .*8, 2027/);
  });

  it('shows a failed renewal as overdue, with the one action that fixes it', async () => {
    const late = { ...pro, graceUntil: '2027-04-08T00:00:00.000Z' };
    const { api, user } = openRoute('/billing', {
      viewer: 'vendor',
      answers: {
        ...full,
        MySubscription: { subscription: late },
        CreatePortalSession: refuse('SUBSCRIPTION.PORTAL_FAILED', 'Failed to open the billing portal'),
      },
    });
    const fix = await screen.findByRole('button', { name: 'Update payment method' });
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
    expect(screen.getByText('Payment overdue')).toBeTruthy();
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.queryByText('Renews on')).toBeNull();
    expect(screen.getByText('Continues until').nextElementSibling?.textContent).toMatch(/8, 2027/);
    await user.click(fix);
    await screen.findByText('Failed to open the billing portal');
    expect(api.named('CreatePortalSession')).toHaveLength(1);
  });
});
