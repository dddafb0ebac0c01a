import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { card } from '../../testing/market-events.js';
import { account, payment } from '../../testing/payments.js';

const totals = { grossCents: 8_500, feeCents: 425, payoutCents: 8_075, outstandingCents: 8_500 };

describe('payments', () => {
  it('[BI-048] shows the organizer amount, fee, payout and totals to the cent', async () => {
    openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: { payments: { total: 1, totals, items: [payment()] } } },
    });
    const row = (await screen.findByText('Clay & Kiln')).closest('tr');
    expect(row?.textContent).toContain('$85.00');
    expect(row?.textContent).toContain('$4.25');
    expect(row?.textContent).toContain('$80.75');
    expect(screen.getByText('Your payout').parentElement?.textContent).toBe('$80.75Your payout');
    expect(screen.getByText('Outstanding').parentElement?.textContent).toBe('$85.00Outstanding');
  });

  it('[BI-048] narrows the payments by event and status, and saves those of every page as CSV', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    HTMLAnchorElement.prototype.click = jest.fn();
    const page = (input: { page: number }) => [payment({ id: `p${input.page}`, vendorName: `Stall ${input.page}` })];
    const { user, api } = openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 1, items: [card({ title: 'Spring Fair' })] } },
        OrganizerPayments: ({ input }: { input: { page: number } }) => ({
          payments: { total: 101, totals, items: page(input) },
        }),
      },
    });
    await user.selectOptions(await screen.findByLabelText('Event'), await screen.findByText('Spring Fair'));
    await user.selectOptions(screen.getByLabelText('Payment status'), 'Paid');
    await waitFor(() =>
      expect(api.named('OrganizerPayments').at(-1)?.variables['input']).toMatchObject({
        eventId: 'e1',
        status: 'completed',
        page: 1,
      }),
    );
    api.set('OrganizerPayments', ({ input }: { input: { page: number } }) => ({
      payments: { total: 2, totals, items: page(input) },
    }));
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
    expect(api.named('OrganizerPayments').at(-1)?.variables['input']).toMatchObject({ eventId: 'e1', page: 2 });
  });

  it('[BI-049] lists the vendor’s payments with a pay action for the open ones', async () => {
    const items = [payment(), payment({ id: 'p2', status: 'pending', paidAt: null })];
    const { user } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: {
        VendorPayments: { payments: { total: 2, items } },
        CreatePaymentIntent: refuse('PAYMENT.ORGANIZER_NOT_READY', 'The organizer cannot receive payments yet.'),
      },
    });
    const pay = await screen.findAllByRole('button', { name: 'Pay $85.00' });
    expect(pay).toHaveLength(1);
    await user.click(pay[0] as HTMLElement);
    await screen.findByText('The organizer cannot receive payments yet.');
  });

  it('[BI-046] treats a payment that is completed already as completed', async () => {
    const { user } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: {
        VendorPayments: { payments: { total: 1, items: [payment({ status: 'pending' })] } },
        CreatePaymentIntent: refuse('PAYMENT.ALREADY_COMPLETED', 'Payment already completed'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $85.00' }));
    await screen.findByText('This booth is already paid');
  });

  it('[BI-047] has the payment read again when the payer comes back', async () => {
    const { api, path } = openRoute('/vendor/payments?payment_intent=pi_1&redirect_status=succeeded', {
      viewer: 'vendor',
      answers: {
        VendorPayments: { payments: { total: 1, items: [payment()] } },
        UpdatePaymentStatus: { payment: { id: 'p1', status: 'completed' } },
      },
    });
    await screen.findByText('Thank you. Your booth is secured, and we’ve notified the organizer.');
    expect(api.named('UpdatePaymentStatus')).toHaveLength(1);
    await waitFor(() => expect(path()).toBe('/vendor/payments'));
  });
});

describe('the payment account', () => {
  it('[BI-037] [BI-038] says what could not be created', async () => {
    const { user, api } = openRoute('/billing', {
      viewer: 'organizer',
      answers: {
        AccountStatus: account('none', null),
        CreateConnectAccount: refuse('BILLING.FAILED', 'Failed to create Connect account'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Connect payment account' }));
    await screen.findByText('Failed to create Connect account');
    api.set('CreateConnectAccount', account('onboarding'));
    api.set('CreateAccountLink', refuse('BILLING.FAILED', 'Failed to create account link'));
    await user.click(screen.getByRole('button', { name: 'Connect payment account' }));
    await screen.findByText('Failed to create account link');
  });

  it('[BI-039] follows the account while it is set up', async () => {
    const { api } = openRoute('/billing', { viewer: 'organizer', answers: { AccountStatus: account('onboarding') } });
    await screen.findByRole('button', { name: 'Continue setup' });
    api.set('AccountStatus', account('active'));
    await screen.findByText('Connected');
  });

  it('[BI-040] says that an account no longer exists', async () => {
    openRoute('/billing', { viewer: 'organizer', answers: { AccountStatus: account('not_found') } });
    await screen.findByText('Stripe account not accessible or does not exist.');
  });
});
