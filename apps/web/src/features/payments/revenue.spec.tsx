import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor } from '@testing-library/react';
import { ownTimeZone } from '../../lib/format/dates.js';
import { refuse } from '../../testing/fake-api.js';
import { catchSavedFiles, lastSavedFile } from '../../testing/saved-files.js';

describe('revenue', () => {
  const sums = {
    grossCents: 8_500,
    refundedCents: 500,
    feeCents: 400,
    payoutCents: 7_600,
    outstandingCents: 9_900,
  };
  const event = { eventId: 'e1', eventTitle: 'Spring Fair', eventDate: '2027-05-08', isEventDeleted: false, ...sums };
  const found = { revenue: { totals: sums, byMonth: [{ month: '2026-11', ...sums }], byEvent: [event] } };

  const sent = { createdAt: '2026-11-05T10:00:00.000Z', arrivesOn: '2026-11-06' };
  const payouts = [
    { ...sent, id: 'po1', amountCents: 8_075, status: 'failed', failureMessage: 'The bank account has been closed.' },
    { ...sent, id: 'po2', amountCents: 1_200, status: 'paid', failureMessage: null },
  ];

  it('shows no table that the chart would push down before the sums are known', async () => {
    let answer = (_: unknown): void => undefined;
    openRoute('/organizer/revenue', {
      viewer: 'organizer',
      answers: {
        OrganizerRevenue: () => new Promise((resolve) => (answer = resolve)),
        OrganizerPayouts: { payouts: { total: 0, items: [] } },
      },
    });
    await screen.findByText('Paid by vendors');
    expect(screen.queryByRole('columnheader', { name: 'Event date' })).toBeNull();
    await act(async () => answer(found));
    await screen.findByRole('columnheader', { name: 'Event date' });
  });

  it('[TO-025] shows gross, refunds, fee, payout and outstanding by event and month for the chosen window, and payouts', async () => {
    const { user, api, answered } = openRoute('/organizer/revenue', {
      viewer: 'organizer',
      answers: { OrganizerRevenue: found, OrganizerPayouts: { payouts: { total: 2, items: payouts } } },
    });
    const row = (await screen.findByRole('link', { name: 'Spring Fair' })).closest('tr');
    expect(row?.textContent).toContain('Sat, May 8, 2027');
    expect(screen.getByRole('columnheader', { name: 'Event date' }).getAttribute('aria-sort')).toBe('descending');
    for (const amount of ['$85.00', '$5.00', '$4.00', '$76.00', '$99.00']) expect(row?.textContent).toContain(amount);
    await screen.findByRole('img', { name: /Vendors paid \$85.00 in the last 365 days. Your payout is \$76.00./ });
    const returned = await screen.findByText(/^The bank account has been closed\. The money is back in your Stripe/);
    expect(returned.closest('tr')?.textContent).toMatch(/Nov 6, 2026.*\$80\.75Returned by the bank/);
    expect((await screen.findByText('Paid out')).closest('tr')?.textContent).toContain('$12.00');
    await user.click(screen.getByRole('button', { name: /table/i }));
    expect((await screen.findByText('Nov 2026')).closest('tr')?.textContent).toContain('$76.00');
    await user.click(screen.getByRole('button', { name: '30 days' }));
    await waitFor(() =>
      expect(api.lastVariables('OrganizerRevenue')).toEqual({ window: '30d', timeZone: ownTimeZone() }),
    );
    await answered();
    const files = screen.getAllByRole('button', { name: 'CSV' });
    expect(files).toHaveLength(3);
    catchSavedFiles();
    for (const [index, file] of [
      'month,gross,refunded,fee,payout,outstanding\r\n2026-11,85.00,5.00,4.00,76.00,99.00\r\n',
      'event,event_date,gross,refunded,fee,payout,outstanding\r\nSpring Fair,2027-05-08,85.00,5.00,4.00,76.00,99.00\r\n',
    ].entries()) {
      await user.click(files[index]!);
      await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(index + 1));
      expect(await lastSavedFile()).toBe(file);
    }
  });

  it('keeps the window when a person comes back', async () => {
    const { user, router, path } = openRoute('/organizer/revenue', {
      viewer: 'organizer',
      answers: { OrganizerRevenue: found, OrganizerPayouts: { payouts: { total: 0, items: [] } } },
    });
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    await user.click(await screen.findByRole('link', { name: 'Spring Fair' }));
    await waitFor(() => expect(path()).toContain('/payment-tracking'));
    await act(() => router.navigate(-1));
    await screen.findByRole('button', { name: '30 days', pressed: true });
  });

  it('shows no sums of another window when those of the chosen one cannot be loaded', async () => {
    const { user, api } = openRoute('/organizer/revenue', {
      viewer: 'organizer',
      answers: { OrganizerRevenue: found, OrganizerPayouts: { payouts: { total: 0, items: [] } } },
    });
    await screen.findByRole('link', { name: 'Spring Fair' });
    api.set('OrganizerRevenue', refuse('UNAVAILABLE', 'x'));
    await user.click(screen.getByRole('button', { name: '30 days' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('$85.00')).toBeNull();
  });

  it('[TO-025] says what to do when nothing was paid', async () => {
    const none = { grossCents: 0, refundedCents: 0, feeCents: 0, payoutCents: 0, outstandingCents: 0 };
    openRoute('/organizer/revenue', {
      viewer: 'organizer',
      answers: {
        OrganizerRevenue: { revenue: { totals: none, byMonth: [], byEvent: [] } },
        OrganizerPayouts: { payouts: { total: 0, items: [] } },
      },
    });
    await screen.findByText('No payments in this period');
    await screen.findByText('No payouts yet');
  });
});
