import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { application, ownPage } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const policy = { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 };
const terms = (facts: object = {}) => ({
  terms: {
    applicationId: 'ap1',
    refundPercent: 50,
    fullUntil: '2027-04-08',
    partialUntil: '2027-04-24',
    policy,
    refund: { paidCents: 8_501, returnedCents: 0, refundCents: 4_251, isProcessing: false },
    ...facts,
  },
});
const item = application({ status: 'accepted', paymentStatus: 'completed' });
const open = async (answers: object, shown = item) => {
  const opened = openRoute('/vendor/applications', {
    viewer: 'vendor',
    answers: { MyApplications: ownPage([shown]), ...answers },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Withdraw from Riverside Spring Craft Fair' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
};

describe('withdrawing from a booth', () => {
  it('is not offered once the event has begun, also on the same day', async () => {
    const past = { ...item, event: { ...item.event, startsAt: new Date(Date.now() - 60_000).toISOString() } };
    const answers = { MyApplications: ownPage([past]) };
    openRoute('/vendor/applications', { viewer: 'vendor', answers });
    await screen.findByText('Paid');
    expect(screen.queryByRole('button', { name: /^Withdraw from/ })).toBeNull();
  });

  it('shows the refund and the agreed terms before it is confirmed, and sends what was shown', async () => {
    const { user, api, dialog } = await open({
      WithdrawalTerms: terms(),
      WithdrawApplication: { application: { id: 'ap1', status: 'withdrawn' } },
    });
    await dialog.findByText('You’ll get $42.51 of your $85.01 back.');
    dialog.getByText('Full refund: until Thu, Apr 8, 2027 (already passed)');
    dialog.getByText('50% back: until Sat, Apr 24, 2027');
    expect(api.named('WithdrawApplication')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Withdraw permanently' }));
    await screen.findByText('You withdrew. $42.51 goes back to your payment method.');
    expect(api.named('WithdrawApplication')[0]?.variables).toEqual({ id: 'ap1', refundPercent: 50 });
  });

  it('promises no refund of a payment that the bank may still refuse', async () => {
    const refund = { paidCents: 8_501, returnedCents: 0, refundCents: 4_251, isProcessing: true };
    const { user, dialog } = await open({
      WithdrawalTerms: terms({ refund }),
      WithdrawApplication: { application: { id: 'ap1', status: 'withdrawn' } },
    });
    await user.click(await dialog.findByRole('button', { name: 'Withdraw permanently' }));
    await screen.findByText('You withdrew. We’ve notified the organizer.');
  });

  it('shows the new refund if a deadline passed meanwhile', async () => {
    const { user, api, dialog } = await open({
      WithdrawalTerms: terms(),
      WithdrawApplication: refuse('APPLICATION.REFUND_CHANGED', 'The refund has changed. Please look at it again.'),
    });
    const confirm = await dialog.findByRole('button', { name: 'Withdraw permanently' });
    api.set(
      'WithdrawalTerms',
      terms({ refundPercent: 0, refund: { paidCents: 8_501, returnedCents: 0, refundCents: 0, isProcessing: false } }),
    );
    await user.click(confirm);
    await dialog.findByText('The refund has changed. Please look at it again.');
    await dialog.findByText('You won’t get back any of the $85.01 you paid.');
  });

  it('says that the payment was refunded', async () => {
    const refund = { paidCents: 8_501, returnedCents: 8_501, refundCents: 0, isProcessing: false };
    const { dialog } = await open({ WithdrawalTerms: terms({ refund }) });
    await dialog.findByText('Your payment was refunded, so nothing is due.');
    expect(dialog.queryByText('The terms when you applied:')).toBeNull();
  });

  it.each([
    [7_550, 'You paid $85.60, and $10.10 was or will be refunded. You’ll get another $75.50 back.'],
    [0, 'You paid $85.60, and $10.10 was or will be refunded. You won’t get back any of the rest.'],
  ])('counts a refund that was made before: %s cents come back', async (refundCents, text) => {
    const refund = { paidCents: 8_560, returnedCents: 1_010, refundCents, isProcessing: false };
    const { dialog } = await open({ WithdrawalTerms: terms({ refund }) });
    await dialog.findByText(text);
  });

  it.each([
    [
      { refundPercent: 100, refund: { paidCents: 0, returnedCents: 0, refundCents: 0, isProcessing: false } },
      'You haven’t paid, so nothing is due.',
    ],
    [
      {
        refundPercent: 0,
        policy: null,
        fullUntil: null,
        partialUntil: null,
        refund: { paidCents: 85, returnedCents: 0, refundCents: 0, isProcessing: false },
      },
      'The event had no refund terms when you applied. Ask the organizer before you withdraw.',
    ],
    [
      { refund: { paidCents: 8_501, returnedCents: 0, refundCents: 4_251, isProcessing: true } },
      'Your bank hasn’t confirmed the payment yet. These terms apply as soon as it does.',
    ],
  ])('says where nothing was paid or agreed, or the bank has yet to confirm', async (facts, text) => {
    const { user, dialog } = await open({ WithdrawalTerms: terms(facts) }, { ...item, paymentStatus: 'pending' });
    await dialog.findByText(text);
    await user.click(dialog.getByRole('button', { name: 'Keep my booth' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
