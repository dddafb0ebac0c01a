import { screen, waitFor } from '@testing-library/react';
import { payment } from '../../testing/payments.js';
import { openRoute } from '../../testing/render-route.js';

const totals = {
  grossCents: 8_500,
  feeCents: 425,
  payoutCents: 8_075,
  outstandingCents: 0,
  dueCents: 0,
  refundedCents: 0,
};

describe('the payments of an organizer', () => {
  it('are narrowed to the one that an email leads to, and all are shown on request', async () => {
    const { api, user, path } = openRoute('/payment-tracking?payment=p1', {
      viewer: 'organizer',
      answers: { OrganizerPayments: { payments: { total: 1, totals, items: [payment()] } } },
    });
    const lastInput = () => api.lastInput('OrganizerPayments');
    await screen.findByText('Clay & Kiln');
    expect(lastInput()).toMatchObject({ paymentId: 'p1', eventId: null });
    await user.click(screen.getByRole('button', { name: 'Show all payments' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ paymentId: null }));
    expect(path()).toBe('/payment-tracking');
  });
});
