import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { PlanCatalog } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { billingDetails, proSubscription, subscription } from '../../testing/subscription.js';
import { heldAnswer } from '../../testing/timers.js';

const full = {
  PlanCatalog,
  MySubscription: { subscription: proSubscription },
  BillingDetails: { details: billingDetails },
};
/** A dialog has buttons of the same names as the page. */
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const heading = () => screen.findByRole('heading', { level: 1 });
const unforeseen = 'Something went wrong. Please try again.';

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

  it('calls the bill of a cheaper plan a credit, because nothing was paid', async () => {
    const [invoice] = billingDetails.invoices;
    const invoices = [{ ...invoice, amountCents: -2_100 }];
    openRoute('/billing', {
      viewer: 'organizer',
      answers: { ...full, BillingDetails: { details: { ...billingDetails, invoices } } },
    });
    const row = (await screen.findByText('-$21.00')).closest('tr');
    expect(row?.textContent).toContain('Credited to your next payments');
    expect(row?.textContent).not.toContain('Paid');
  });

  it('[BI-025] shows an organizer the fee on booth payments, and the features that the plan lacks', async () => {
    openRoute('/billing', { viewer: 'organizer', answers: { PlanCatalog } });
    await screen.findByText('5% of each booth payment');
    screen.getByText('Up to 3');
    expect(screen.getAllByText('Not included')).toHaveLength(2);
  });

  it('[BI-025] offers an upgrade, and nothing to cancel, on the basic plan', async () => {
    openRoute('/billing', { viewer: 'vendor', answers: { PlanCatalog } });
    expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await screen.findByText(/your payment method and invoices appear here/);
  });

  it.each([
    ['with invoices of an earlier plan', billingDetails, 1],
    ['with nothing, after a checkout that was left', { card: null, invoices: [] }, 0],
  ])('offers the portal on the basic plan only %s', async (_case, details, shown) => {
    const left = { ...subscription, hasPortal: true };
    const answers = { ...full, MySubscription: { subscription: left }, BillingDetails: { details } };
    const { answered } = openRoute('/billing', { viewer: 'vendor', answers });
    await screen.findByRole('link', { name: 'Upgrade' });
    await screen.findByText(shown ? /Visa ending in/ : /your payment method and invoices appear here/);
    await answered();
    expect(screen.queryAllByRole('button', { name: 'Payment method and invoices' })).toHaveLength(shown);
  });

  it('[BI-025] [BI-027] cancels after a confirmation, then offers to keep the plan', async () => {
    let ends = false;
    const now = () => ({ subscription: { ...proSubscription, endsAtPeriodEnd: ends } });
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
    await dialogClosed();
    await user.click(await screen.findByRole('button', { name: 'Keep plan' }));
    await screen.findByRole('button', { name: 'Cancel plan' });
    await waitFor(() => expect(api.named('MySubscription')).toHaveLength(3));
  });

  it('[BI-026] says what an unforeseen failure prevented', async () => {
    let ends = false;
    const now = () => ({ subscription: { ...proSubscription, endsAtPeriodEnd: ends } });
    const failed = refuse('INTERNAL', unforeseen);
    const { api, user } = openRoute('/billing', {
      viewer: 'vendor',
      answers: { ...full, MySubscription: now, CancelSubscription: failed, ReactivateSubscription: failed },
    });
    const cancel = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
      const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
      await dialogClosed();
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
      answers: { ...full, RefreshSubscription: { subscription: proSubscription } },
    });
    await screen.findByText('Welcome to Pro');
    await waitFor(() => expect(path()).toBe('/billing'));
    expect(api.named('RefreshSubscription')).toHaveLength(1);
    await waitFor(() => expect(api.named('CurrentUser').length).toBeGreaterThan(1));
  });

  it.each([
    ['vendor', 'See events that fit you', '/vendor/recommendations'],
    ['organizer', 'See your tools', '/organizer-pro'],
  ] as const)('welcomes a new subscriber with what comes next, until they cancel: %s', async (viewer, name, path) => {
    let ends = false;
    const now = () => ({ subscription: { ...proSubscription, endsAtPeriodEnd: ends } });
    const cancel = () => ((ends = true), now());
    const { user } = openRoute('/billing?success=true&plan=pro', {
      viewer,
      answers: { ...full, MySubscription: now, RefreshSubscription: now, CancelSubscription: cancel },
    });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await screen.findByRole('button', { name: 'Keep plan' });
    await waitFor(() => expect(screen.queryByText('Welcome to Pro')).toBeNull());
  });

  it('leaves the address of another page alone when Stripe answers late', async () => {
    const late = heldAnswer({ subscription: proSubscription });
    const { api, router, path } = openRoute('/billing?success=true&plan=pro', {
      viewer: 'vendor',
      answers: { ...full, RefreshSubscription: late.answer },
    });
    await heading();
    await waitFor(() => expect(api.named('RefreshSubscription')).toHaveLength(1));
    await act(() => router.navigate('/help?topic=fees#refunds'));
    await late.release();
    expect(path() + router.state.location.hash).toBe('/help?topic=fees#refunds');
    jest.useRealTimers();
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
    const late = { ...proSubscription, graceUntil: '2027-04-08T00:00:00.000Z' };
    openRoute('/billing', { viewer: 'vendor', answers: { ...full, MySubscription: { subscription: late } } });
    await heading();
    await screen.findByText(/update your payment method by .*8, 2027/);
  });

  it.each([
    ['during the grace period', { graceUntil: '2027-04-08T00:00:00.000Z' }],
    ['on hold', { graceUntil: '2027-04-08T00:00:00.000Z', status: 'past_due' }],
    ['on hold and canceled at Stripe', { status: 'unpaid', endsAtPeriodEnd: true }],
  ])('says that a plan whose payment failed ends immediately when it is canceled (%s)', async (_, late) => {
    const { user } = openRoute('/billing', {
      viewer: 'vendor',
      answers: {
        ...full,
        MySubscription: { subscription: { ...proSubscription, ...late } },
        CancelSubscription: { subscription },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Pro?' });
    expect(dialog.textContent).toContain('Your plan ends now, and any open bill is canceled. You pay nothing more.');
    expect(dialog.textContent).not.toMatch(/2027/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await screen.findByText('Your plan has ended. You are on the free plan now.');
  });

  it('shows a failed renewal as overdue, with the one action that fixes it', async () => {
    const late = { ...proSubscription, graceUntil: '2027-04-08T00:00:00.000Z' };
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
