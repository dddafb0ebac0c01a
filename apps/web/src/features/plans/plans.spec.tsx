import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../lib/api/base-api.js';
import { refuse } from '../../testing/fake-api.js';
import { allFeatures, catalogPlan, PlanCatalog } from '../../testing/plans.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';
import { billingDetails, proSubscription } from '../../testing/subscription.js';

const full = {
  PlanCatalog,
  MySubscription: { subscription: proSubscription },
  BillingDetails: { details: billingDetails },
};
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
    await waitFor(() => expect(isPressable(goOn())).toBe(true));
    await user.click(goOn());
    await waitFor(() => expect(api.named('CreateCheckoutSession')[0]?.variables).toEqual({ planType: 'pro' }));
  });

  it('still knows the plan of a person when it cannot be loaded again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, answered, store } = openRoute('/pricing', { viewer: 'vendor', answers: full });
    await screen.findByRole('link', { name: 'Manage your plan' });
    api.set('MySubscription', refuse('INTERNAL', 'x'));
    await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Subscription'])));
    await waitFor(() => expect(api.named('MySubscription')).toHaveLength(2));
    await answered();
    await act(async () => undefined);
    screen.getByRole('link', { name: 'Manage your plan' });
    warn.mockRestore();
  });

  it('[BI-014] leads with the plans for a person’s role, and says who the tools of the others are for', async () => {
    const organizerPro = catalogPlan('organizer_pro', 'Vendor Magnet', {
      priceMonthlyCents: 5_000,
      features: allFeatures,
    });
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
    const boardOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
    boardOf('Vendor Pro').getByRole('button', { name: 'Choose this plan (Vendor Pro)' });
    boardOf('Vendor Pro').getByText(/^Its tools are for vendors/);
    expect(boardOf('Vendor Magnet').queryByText(/^Its tools/)).toBeNull();
    expect(screen.getByRole('link', { name: 'About Vendor Pro' })).toBeTruthy();
  });

  it('[BI-014] readies the checkout of a plan for the other role when it was chosen', async () => {
    openRoute('/pricing?upgrade=vendor_pro', { viewer: 'organizer', answers: { PlanCatalog } });
    await screen.findByRole('button', { name: 'Continue to payment' });
    await screen.findByText(/Cancel anytime.* Its tools are for vendors and don’t work/);
    const board = (await screen.findByRole('button', { name: 'Choose this plan (Vendor Pro)' })).closest('li')!;
    within(board).getByText(/^Its tools are for vendors/);
  });

  it('offers no switch from a paid plan to a plan of the other role, even when it was chosen', async () => {
    openRoute('/pricing?upgrade=vendor_pro', {
      viewer: 'organizer',
      answers: { PlanCatalog, MySubscription: { subscription: proSubscription } },
    });
    await screen.findByRole('link', { name: 'Manage your plan' });
    expect(screen.getByRole('link', { name: 'Switch to Basic' }).getAttribute('href')).toBe('/billing');
    within(screen.getByRole('heading', { name: 'Vendor Pro' }).closest('li')!).getByText(/^Its tools are for vendors/);
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
    await waitFor(() => expect(isPressable(screen.getByRole('button', choose))).toBe(true));
    await user.click(screen.getByRole('button', choose));
    await screen.findByText(shown);
    await waitFor(() => expect(isPressable(screen.getByRole('button', choose))).toBe(true));
  });

  it('[BI-008] describes the free plan, with the number of saved items from the catalog', async () => {
    openRoute('/pricing', { answers: { PlanCatalog } });
    const board = (await screen.findByRole('heading', { name: 'Basic' })).closest('li');
    for (const line of ['Unlimited listings and applications', 'Direct messages', 'Up to 3 saved events or vendors'])
      expect(board?.textContent).toContain(line);
  });

  it('[BI-014] lists the features that the catalog gives each plan', async () => {
    openRoute('/pricing', { answers: { PlanCatalog } });
    const linesIn = async (name: string) => {
      const board = (await screen.findByRole('heading', { name })).closest('li');
      return board?.textContent ?? '';
    };
    const features = ['Unlimited saved events and vendors', 'Personalized suggestions', 'Your listing shown first'];
    const [paid, free] = [await linesIn('Vendor Pro'), await linesIn('Basic')];
    for (const feature of features) {
      expect(paid).toContain(feature);
      expect(free).not.toContain(feature);
    }
  });

  it('says what each plan adds to the one below, and what sets the two plans for organizers apart', async () => {
    const magnet = catalogPlan('organizer_pro', 'Vendor Magnet', {
      priceMonthlyCents: 5_000,
      platformFeeRate: 0,
      features: allFeatures,
      promise: '80% of vendor spots filled in 30 days.',
      limit: '25 organizers per state',
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
    const plans = [
      basic,
      vendorPro,
      catalogPlan('organizer_pro', 'Vendor Magnet', { features: allFeatures }),
      everything,
    ];
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
    await waitFor(() => expect(path()).toBe('/pricing'));
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
      answers: {
        ...full,
        ChangePlan: { subscription: { ...proSubscription, plan: 'vendor_pro', planName: 'Vendor Pro' } },
      },
    });
    expect((await screen.findByText('Your plan')).closest('li')?.textContent).toContain('Pro');
    await user.click(await screen.findByRole('button', { name: 'Switch to this plan (Vendor Pro)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch to Vendor Pro?' });
    await user.click(within(dialog).getByRole('button', { name: 'Switch plan' }));
    await screen.findByText('You are on Vendor Pro now.');
    expect(api.named('ChangePlan')[0]?.variables).toEqual({ planType: 'vendor_pro', priceMonthlyCents: 1_500 });
  });
});

describe('a switch between paid plans', () => {
  it.each([
    ['vendor_pro', 1_500, 'Pro', /You pay the difference for the rest of the paid month now, and \$29 a month/],
    ['pro', 2_900, 'Vendor Pro', /The difference for the rest of the paid month goes toward your next payments/],
  ])('from %s at %d cents to %s says what happens to the difference', async (plan, priceMonthlyCents, to, text) => {
    const { user } = openRoute('/pricing', {
      viewer: 'vendor',
      answers: { ...full, MySubscription: { subscription: { ...proSubscription, plan, priceMonthlyCents } } },
    });
    await user.click(await screen.findByRole('button', { name: `Switch to this plan (${to})` }));
    within(await screen.findByRole('dialog', { name: `Switch to ${to}?` })).getByText(text);
  });
});

describe('a switch of the plan during a free trial', () => {
  it.each([
    [0, /Your free trial ends, and you pay \$15 a month from today/],
    [14, /Your free trial continues, and after it you pay \$15 a month/],
  ])('to one with %d days of trial says what happens to it', async (trialDays, text) => {
    const plans = PlanCatalog.catalog.plans.map((plan) => ({ ...plan, trialDays }));
    const trial = { ...proSubscription, trialUntil: '2027-04-08T00:00:00.000Z' };
    const { user } = openRoute('/pricing', {
      viewer: 'vendor',
      answers: { ...full, PlanCatalog: { catalog: { plans } }, MySubscription: { subscription: trial } },
    });
    await user.click(await screen.findByRole('button', { name: 'Switch to this plan (Vendor Pro)' }));
    within(await screen.findByRole('dialog', { name: 'Switch to Vendor Pro?' })).getByText(text);
  });
});
