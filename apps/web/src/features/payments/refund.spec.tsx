import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { offline } from '../../testing/fake-api.js';
import { payment } from '../../testing/payments.js';

const totals = {
  grossCents: 8_500,
  feeCents: 425,
  payoutCents: 8_075,
  outstandingCents: 8_500,
  dueCents: 8_500,
  refundedCents: 0,
};

describe('a refund', () => {
  const paid = { payments: { total: 1, totals, items: [payment()] } };
  const sent = { id: 'r1', reason: 'goodwill' };
  const partly = (status: string, isDelayed = false) =>
    payment({
      refundedCents: 2_500,
      refundableCents: 6_000,
      refunds: [{ ...sent, amountCents: 2_500, status, isDelayed }],
    });

  it('[BI-048] of a part, with a reason, is made from the organizer’s list', async () => {
    const { user, api } = openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: paid, RefundPayment: { payment: partly('succeeded') } },
    });
    await user.click(await screen.findByRole('button', { name: 'Refund Clay & Kiln' }));
    const amount = await screen.findByLabelText('Amount');
    screen.getByText('Riverside Spring Craft Fair, paid Tue, Nov 3, 2026');
    screen.getByText('$85.00 of this payment can be refunded. A refund cannot be undone.');
    await user.clear(amount);
    await enter(user, amount, '85.01');
    await user.click(screen.getByRole('button', { name: 'Refund $85.01' }));
    await screen.findByText('You can refund at most $85.00.');
    await screen.findByText('Choose a reason.');
    await user.clear(amount);
    await enter(user, amount, '20.555');
    expect(screen.queryByRole('button', { name: 'Refund $0.00' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    await screen.findByText('Enter an amount above $0, such as 25 or 25.50.');
    await user.clear(amount);
    await user.type(amount, '25');
    await user.selectOptions(screen.getByLabelText('Reason'), 'Goodwill');
    await user.click(screen.getByRole('button', { name: 'Refund $25.00' }));
    await screen.findByText('$25.00 refunded to Clay & Kiln');
    expect(api.named('RefundPayment')[0]?.variables).toEqual({
      input: { paymentId: 'p1', requestId: expect.any(String) as string, amountCents: 2_500, reason: 'goodwill' },
    });
  });

  it('is the same request when it is sent again after its answer was lost', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api } = openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: paid, RefundPayment: offline },
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Refund Clay & Kiln' }));
      await user.selectOptions(await screen.findByLabelText('Reason'), 'Goodwill');
    };
    const send = () => user.click(screen.getByRole('button', { name: 'Refund $85.00' }));
    await open();
    await send();
    await screen.findByText('Connection issue. Please check your internet and try again.');
    api.set('RefundPayment', { payment: partly('succeeded') });
    await send();
    await screen.findByText('$85.00 refunded to Clay & Kiln');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await send();
    // The command whose answer was lost was sent twice.
    await waitFor(() => expect(api.named('RefundPayment')).toHaveLength(4));
    const ids = api
      .named('RefundPayment')
      .map(({ variables }) => (variables['input'] as { requestId: string }).requestId);
    expect(ids[2]).toBe(ids[0]);
    expect(ids[3]).not.toBe(ids[0]);
    jest.restoreAllMocks();
  });

  it('[BI-048] that is only saved because Stripe is unavailable is not called refunded', async () => {
    const { user } = openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: paid, RefundPayment: { payment: partly('requested') } },
    });
    await user.click(await screen.findByRole('button', { name: 'Refund Clay & Kiln' }));
    await user.selectOptions(await screen.findByLabelText('Reason'), 'Goodwill');
    await user.click(screen.getByRole('button', { name: 'Refund $85.00' }));
    await screen.findByText('Refund of $85.00 to Clay & Kiln saved. We’ll send it as soon as Stripe is available.');
  });

  it('[BI-048] that Stripe delays is shown, and nothing is offered once all went back', async () => {
    const items = [partly('requested', true), payment({ id: 'p2', status: 'refunded', refundableCents: 0 })];
    openRoute('/payment-tracking', {
      viewer: 'organizer',
      answers: { OrganizerPayments: { payments: { total: 2, totals, items } } },
    });
    await screen.findByText('$25.00: delayed. Stripe hasn’t accepted it yet, and we keep trying.');
    screen.getByText('(Goodwill)');
    expect(screen.getAllByRole('button', { name: /^Refund / })).toHaveLength(1);
  });

  it.each([
    ['vendor', 'You withdrew', 'You asked for it'],
    ['organizer', 'The vendor withdrew', 'The vendor asked for it'],
  ] as const)('has its reason in words for the %s', async (viewer, withdrew, asked) => {
    const made = { ...sent, amountCents: 1_000, status: 'succeeded', isDelayed: false };
    const refunds = [
      { ...made, reason: 'vendor_withdrew' },
      { ...made, id: 'r2', reason: 'vendor_request' },
    ];
    const payments = { total: 1, totals, items: [payment({ refunds })] };
    openRoute(viewer === 'vendor' ? '/vendor/payments' : '/payment-tracking', {
      viewer,
      answers: { VendorPayments: { payments }, OrganizerPayments: { payments } },
    });
    await screen.findByText(`(${withdrew})`);
    screen.getByText(`(${asked})`);
  });

  it('[EV-064] of a deleted event stays in the vendor’s list, with title, date and refund', async () => {
    const gone = payment({ status: 'refunded', refundedCents: 8_500, isEventDeleted: true });
    openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: { VendorPayments: { payments: { total: 1, items: [gone] } } },
    });
    const row = (await screen.findByText('Deleted event')).closest('tr');
    for (const text of ['Riverside Spring Craft Fair', 'Sat, May 8, 2027', '$85.00', 'Refunded'])
      expect(row?.textContent).toContain(text);
    expect(screen.queryByRole('link', { name: 'Riverside Spring Craft Fair' })).toBeNull();
  });
});
