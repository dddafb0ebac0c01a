import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { dueAnswer, payment } from '../../testing/payments.js';
import { heldAnswer } from '../../testing/timers.js';

const totals = {
  grossCents: 8_500,
  feeCents: 425,
  payoutCents: 8_075,
  outstandingCents: 8_500,
  dueCents: 8_500,
  refundedCents: 0,
};
const ofVendor = (due: ReturnType<typeof payment>[], paid: ReturnType<typeof payment>[] = []) => ({
  VendorPaymentsDue: dueAnswer(due),
  VendorPayments: { payments: { total: paid.length, items: paid } },
});
const unpaid = { status: 'pending', paidAt: null };

describe('payments', () => {
  it('tells the vendor what their bank did about a disputed payment', async () => {
    const dispute = (status: string, heldCents = 0) => {
      return { id: status, status, amountCents: 8_500, heldCents };
    };
    const items = [payment({ disputes: [dispute('open', 8_500), dispute('won'), dispute('lost')] })];
    openRoute('/vendor/payments', { viewer: 'vendor', answers: ofVendor([], items) });
    await screen.findByText('Your bank is looking into your claim over $85.00');
    screen.getByText('Your bank closed your claim over $85.00 without a refund');
    screen.getByText('Your bank returned $85.00 to you');
    expect(screen.queryByText(/payout/)).toBeNull();
  });

  it('[BI-049] of a vendor begin with what is due, in total and one by one with a pay action, then what was paid', async () => {
    const harvest = payment({ ...unpaid, id: 'p2', eventTitle: 'Harvest Market' });
    const failed = {
      ...harvest,
      id: 'p3',
      eventTitle: 'Lantern Night',
      status: 'failed',
      failureMessage: 'Card declined',
    };
    const { user, api } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: {
        ...ofVendor([failed, harvest], [payment()]),
        CreatePaymentIntent: refuse('PAYMENT.ORGANIZER_NOT_READY', 'The organizer cannot receive payments yet.'),
      },
    });
    const part = await screen.findByRole('region', { name: 'Waiting for your payment' });
    expect(screen.getByText('Due in total').parentElement?.textContent).toBe('$170.00Due in totalfor 2 booths');
    const entries = within(part).getAllByRole('listitem');
    const shown = (entry: HTMLElement | undefined) => entry?.textContent;
    expect(shown(entries[0])).toMatch(/Lantern Night.*May 8, 2027.*Card declined/);
    expect(shown(entries[1])).toMatch(/Harvest Market.*Booth fee \$75\.00, application fee \$10\.00.*Not paid/);
    const table = await screen.findByRole('table', { name: 'Payments' });
    expect(part.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await within(table).findByRole('link', { name: 'Receipt' });
    expect(within(table).queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(api.named('VendorPayments')[0]?.variables['input']).toMatchObject({ due: false });
    await user.click(within(part).getAllByRole('button', { name: 'Pay $85.00' })[0] as HTMLElement);
    await screen.findByText('The organizer cannot receive payments yet.');
  });

  it('[BI-049] of a vendor who paid nothing yet show what is due, and where the receipts will be', async () => {
    openRoute('/vendor/payments', { viewer: 'vendor', answers: ofVendor([payment(unpaid)]) });
    await screen.findByText('What you pay will appear here, with its receipt.');
    expect(screen.getByText('Due in total').parentElement?.textContent).toBe('$85.00Due in totalfor 1 booth');
  });

  it('[BI-049] of a vendor do not count as due what waits for its organizer', async () => {
    const waiting = payment({ ...unpaid, id: 'p2', isOrganizerReady: false });
    openRoute('/vendor/payments', { viewer: 'vendor', answers: ofVendor([payment(unpaid), waiting]) });
    await screen.findByRole('region', { name: 'Waiting for the organizer' });
    expect(screen.getByText('Due in total').parentElement?.textContent).toBe('$85.00Due in totalfor 1 booth');
  });

  it('[BI-049] of a vendor have no sum where all of it waits for organizers', async () => {
    openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: ofVendor([payment({ ...unpaid, isOrganizerReady: false })]),
    });
    await screen.findByRole('region', { name: 'Waiting for the organizer' });
    expect(screen.queryByText('Due in total')).toBeNull();
  });

  it('[BI-049] of a vendor say where more of what is due can be paid', async () => {
    const due = dueAnswer([payment(unpaid)]).payments;
    openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: { ...ofVendor([]), VendorPaymentsDue: { payments: { ...due, total: 3 } } },
    });
    await screen.findByText(/^2 more booths are not paid\./);
    const link = screen.getByRole('link', { name: 'My applications' });
    expect(link.getAttribute('href')).toBe('/vendor/applications?status=accepted');
  });

  it('of a vendor do not lead to an event that is deleted', async () => {
    openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: ofVendor([payment({ ...unpaid, isEventDeleted: true })]),
    });
    await screen.findByText('Riverside Spring Craft Fair');
    expect(screen.queryByRole('link', { name: 'Riverside Spring Craft Fair' })).toBeNull();
  });

  it('[BI-049] of a vendor say what failed to load of what is due, and try again', async () => {
    const { user, api } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: { ...ofVendor([]), VendorPaymentsDue: refuse('UNAVAILABLE', 'down') },
    });
    await screen.findByText('What is due could not be loaded.');
    await screen.findByText('What you pay will appear here, with its receipt.');
    expect(screen.queryByText('No payments yet')).toBeNull();
    api.set('VendorPaymentsDue', dueAnswer([payment({ ...unpaid, id: 'p2' })]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Pay $85.00' });
  });

  it.each([
    ['/vendor/payments', 'vendor', 'VendorPayments', 'processing', 'Processing'],
    ['/payment-tracking', 'organizer', 'OrganizerPayments', 'pending', 'Not paid'],
  ] as const)(
    'are listed at %s with the newest first, and each date says what happened then',
    async (address, viewer, query, status, word) => {
      const open = payment({ id: 'p2', status, paidAt: null, createdAt: '2026-12-01T10:00:00.000Z' });
      const items = [open, payment()];
      const answers = { VendorPaymentsDue: dueAnswer([]), [query]: { payments: { total: 2, totals, items } } };
      openRoute(address, { viewer, answers });
      const head = await screen.findByRole('columnheader', { name: 'Date' });
      expect(head.getAttribute('aria-sort')).toBe('descending');
      const dateOf = async (day: RegExp) => (await screen.findByText(day)).closest('td')?.textContent;
      expect((await screen.findByText(/Dec 1, 2026$/)).closest('tr')?.textContent).toContain(word);
      expect(await dateOf(/Dec 1, 2026$/)).toMatch(/^Accepted.*Dec 1/);
      expect(await dateOf(/Nov 3, 2026$/)).toMatch(/^Paid.*Nov 3/);
    },
  );

  it('cannot be paid by the vendor before the organizer can receive them, and the page says so', async () => {
    const items = [payment({ ...unpaid, isOrganizerReady: false })];
    openRoute('/vendor/payments', { viewer: 'vendor', answers: ofVendor(items) });
    const part = within(await screen.findByRole('region', { name: 'Waiting for the organizer' }));
    part.getByText(/can’t receive payments yet/);
    const message = part.getByRole('link', { name: 'Message organizer' });
    expect(message.getAttribute('href')).toBe('/messages/new?application=ap1');
    expect(screen.queryByRole('button', { name: 'Pay $85.00' })).toBeNull();
  });

  it('[BI-042] says that no payment could be opened where nothing says why', async () => {
    const { user } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: {
        ...ofVendor([payment(unpaid)]),
        CreatePaymentIntent: refuse('INTERNAL', 'Something went wrong.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $85.00' }));
    await screen.findByText('Failed to create payment intent');
  });

  it('[BI-046] treats a payment that is completed already as completed', async () => {
    const { user } = openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: {
        ...ofVendor([payment(unpaid)]),
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
        ...ofVendor([], [payment()]),
        UpdatePaymentStatus: { payment: payment() },
      },
    });
    await screen.findByText('Thank you. Your booth is secured, and we’ve notified the organizer.');
    screen.getByText('You paid $85.00 for Riverside Spring Craft Fair');
    const hrefOf = (name: string) =>
      within(screen.getByText('Thank you. Your booth is secured, and we’ve notified the organizer.').parentElement!)
        .getByRole('link', { name })
        .getAttribute('href');
    expect(hrefOf('Receipt')).toBe('/vendor/payments/p1');
    expect(hrefOf('Load-in and setup')).toBe('/vendor/upcoming-events');
    expect(hrefOf('Add to calendar')).toBe('/calendar/own/e1.ics');
    expect(api.named('UpdatePaymentStatus')).toHaveLength(1);
    await waitFor(() => expect(path()).toBe('/vendor/payments'));
  });

  it('leaves the address of another page alone when the provider answers late', async () => {
    const late = heldAnswer({ payment: payment() });
    const { api, router, path } = openRoute('/vendor/payments?payment_intent=pi_1&redirect_status=succeeded', {
      viewer: 'vendor',
      answers: {
        ...ofVendor([], [payment()]),
        UpdatePaymentStatus: late.answer,
      },
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.named('UpdatePaymentStatus')).toHaveLength(1));
    await act(() => router.navigate('/help?topic=fees#refunds'));
    await late.release();
    expect(path() + router.state.location.hash).toBe('/help?topic=fees#refunds');
    jest.useRealTimers();
  });
});
