import { screen } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { payment } from '../../testing/payments.js';
import { openRoute } from '../../testing/render-route.js';

describe('the vendor’s receipt', () => {
  it('[BI-049] names payer, recipient, purpose, amounts and date, and can be printed', async () => {
    window.print = jest.fn();
    const id = '6d1f5f1e-0a84-5f0a-9c55-0b3d4f7a92c1';
    const { user } = openRoute(`/vendor/payments/${id}`, {
      viewer: 'vendor',
      answers: { Payment: { payment: payment({ id, refundedCents: 2_500 }) } },
    });
    const facts = (await screen.findByText('Receipt number')).closest('section');
    for (const text of ['Clay & Kiln', 'Riverside Markets', 'Booth at Riverside Spring Craft Fair', '$85.00', '$60.00'])
      expect(facts?.textContent).toContain(text);
    expect(facts?.textContent).toContain('0B3D-4F7A-92C1');
    expect(facts?.textContent).not.toContain('$4.25');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalled();
  });

  it('names what went back once, and what is still on its way', async () => {
    const made = { reason: 'goodwill', isDelayed: false };
    const refunds = [
      { ...made, id: 'r1', amountCents: 2_500, status: 'succeeded' },
      { ...made, id: 'r2', amountCents: 1_000, status: 'requested' },
    ];
    openRoute('/vendor/payments/p1', {
      viewer: 'vendor',
      answers: { Payment: { payment: payment({ refundedCents: 2_500, refunds }) } },
    });
    await screen.findByText('Receipt number');
    expect(screen.getAllByText(/\$25\.00/)).toHaveLength(1);
    screen.getByText('$10.00: being sent');
  });

  it('adds up what was refunded and what the bank gave back, and names a claim that is open', async () => {
    const claim = { status: 'lost', heldCents: 0 };
    const disputes = [
      { ...claim, id: 'dp_1', amountCents: 4_000 },
      { ...claim, id: 'dp_2', amountCents: 1_000, status: 'open' },
    ];
    openRoute('/vendor/payments/p1', {
      viewer: 'vendor',
      answers: { Payment: { payment: payment({ refundedCents: 2_500, disputes }) } },
    });
    const cents = async (label: string) =>
      Number((await screen.findByText(label)).nextElementSibling?.textContent?.replace(/[$.]/g, ''));
    expect(await cents('Refunded')).toBe(2_500);
    expect(await cents('Returned by your bank')).toBe(4_000);
    expect(await cents('Net amount paid')).toBe((await cents('Total paid')) - 2_500 - 4_000);
    screen.getByText('Your bank is looking into your claim over $10.00');
  });

  it('has a net amount of zero after the bank gave everything back', async () => {
    const lost = { id: 'dp_1', status: 'lost', amountCents: 8_500, heldCents: 0 };
    openRoute('/vendor/payments/p1', {
      viewer: 'vendor',
      answers: { Payment: { payment: payment({ status: 'refunded', disputes: [lost] }) } },
    });
    expect((await screen.findByText('Net amount paid')).nextElementSibling?.textContent).toBe('$0.00');
    expect(screen.queryByText(/Your bank returned/)).toBeNull();
  });

  it('does not exist for a booth that costs nothing, which is confirmed in the list', async () => {
    const free = payment({ amountCents: 0, boothFeeCents: 0, applicationFeeCents: 0, payoutCents: 0 });
    const answers = { Payment: { payment: free }, VendorPayments: { payments: { total: 1, items: [free] } } };
    const { user } = openRoute('/vendor/payments/p1', { viewer: 'vendor', answers });
    await screen.findByText('Your booth is confirmed');
    expect(screen.queryByText('Receipt number')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All payments' }));
    await screen.findByText('Nothing due');
    expect(screen.queryByText('Paid')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
  });

  it('says that an unpaid booth has none', async () => {
    openRoute('/vendor/payments/p1', {
      viewer: 'vendor',
      answers: { Payment: { payment: payment({ paidAt: null }) } },
    });
    await screen.findByText('Not paid yet');
  });

  it('leads from a payment of another account to the own ones', async () => {
    const answers = {
      Payment: refuse('NOT_FOUND', 'Payment not found'),
      VendorPayments: { payments: { total: 0, items: [] } },
    };
    const { user, path } = openRoute('/vendor/payments/p1', { viewer: 'vendor', answers });
    await screen.findByText('It may belong to another account.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All payments' }));
    expect(path()).toBe('/vendor/payments');
  });
});
