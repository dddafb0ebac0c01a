import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { card } from '../../testing/market-events.js';
import { payment } from '../../testing/payments.js';
import { catchSavedFiles, lastSavedFile } from '../../testing/saved-files.js';

const totals = {
  grossCents: 8_500,
  feeCents: 425,
  payoutCents: 8_075,
  outstandingCents: 8_500,
  dueCents: 8_500,
  refundedCents: 0,
};

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
    const paid = row?.querySelector('time');
    expect(paid?.textContent).toBe('Tue, Nov 3, 2026');
    expect(paid?.title).toMatch(/^Nov 3, 2026, \d+:00 [AP]M$/);
    expect(screen.getByText('Your payout').parentElement?.textContent).toBe('$80.75Your payout');
    expect(screen.getByText('Outstanding').parentElement?.textContent).toBe('$85.00Outstanding');
  });

  it('[BI-048] shows the fee and the payout to expect of a booth that is not paid', async () => {
    openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: { payments: { total: 1, totals, items: [payment({ status: 'pending' })] } } },
    });
    const row = (await screen.findByText('Clay & Kiln')).closest('tr');
    expect(row?.querySelector('[data-label="Amount"]')?.textContent).toBe('$85.00');
    const shown = (header: string) => row?.querySelector(`[data-label="${header}"]`)?.textContent;
    expect([shown('Platform fee'), shown('Payout')]).toEqual(['Expected$4.25', 'Expected$80.75']);
  });

  it.each(['pending', 'failed'])(
    'lead the organizer from one that is %s to the application and to a message to the vendor',
    async (status) => {
      const items = [payment({ status, paidAt: null, refundableCents: 0 })];
      openRoute('/payment-tracking', {
        viewer: 'organizer',
        answers: { OrganizerPayments: { payments: { total: 1, totals, items } } },
      });
      const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
      expect(await leadsTo('Clay & Kiln')).toBe('/applications?application=ap1');
      expect(await leadsTo('Message vendor')).toBe('/messages/new?application=ap1');
    },
  );

  it('lead the organizer to a message for all vendors of an event who have not paid', async () => {
    const answer = (dueCents: number) => ({
      payments: { total: 1, totals: { ...totals, dueCents }, items: [payment({ status: 'pending' })] },
    });
    const { api, user } = openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 1, items: [card({ title: 'Spring Fair' })] } },
        OrganizerPayments: answer(8_500),
      },
    });
    const link = () => screen.queryByRole('link', { name: 'Write to vendors who have not paid' });
    const option = await screen.findByText(/^Spring Fair · May 8/);
    await screen.findByText('Clay & Kiln');
    expect(link()).toBeNull();
    await user.selectOptions(screen.getByLabelText('Event'), option);
    await waitFor(() => expect(link()?.getAttribute('href')).toBe('/messages/broadcast?event=e1&to=unpaid'));
    api.set('OrganizerPayments', answer(0));
    await user.selectOptions(screen.getByLabelText('Payment status'), 'Paid');
    await waitFor(() => expect(link()).toBeNull());
  });

  it('shows the organizer a dispute, the amount it holds, and the bank’s decision', async () => {
    const dispute = {
      id: 'dp_1',
      status: 'open',
      amountCents: 8_500,
      heldCents: 8_500,
    };
    const items = [
      payment({ disputes: [dispute], refundableCents: 0 }),
      payment({ id: 'p2', disputes: [{ ...dispute, id: 'dp_2', status: 'lost', heldCents: 0 }] }),
    ];
    openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: { payments: { total: 2, totals, items } } },
    });
    await screen.findByText(
      '$85.00 disputed at the bank. Your payout does not change, but $85.00 can’t be refunded until the bank decides.',
    );
    expect(screen.getByText('Dispute lost: the bank gave $85.00 back')).toBeTruthy();
  });

  it('[BI-048] narrows the payments by event and status, and saves those of every page as CSV', async () => {
    catchSavedFiles();
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
    await user.selectOptions(await screen.findByLabelText('Event'), await screen.findByText(/^Spring Fair · May 8/));
    await user.selectOptions(screen.getByLabelText('Payment status'), 'Paid');
    await waitFor(() =>
      expect(api.lastInput('OrganizerPayments')).toMatchObject({
        eventId: 'e1',
        status: 'completed',
        page: 1,
      }),
    );
    api.set('OrganizerPayments', ({ input }: { input: { page: number } }) => ({
      payments: { total: 2, totals, items: page(input) },
    }));
    const csv = await screen.findByRole('button', { name: 'CSV' });
    await waitFor(() => expect(isPressable(csv)).toBe(true));
    await user.click(csv);
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
    expect(api.lastInput('OrganizerPayments')).toMatchObject({ eventId: 'e1', page: 2 });
    const facts = 'Riverside Spring Craft Fair,completed,85.00,4.25,80.75,0.00,2026-11-03T10:00:00.000Z';
    expect(await lastSavedFile()).toBe(
      `vendor,event,status,amount,platform_fee,payout,refunded,date\r\nStall 1,${facts}\r\nStall 2,${facts}\r\n`,
    );
  });
});
