import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { account } from '../../testing/payments.js';
import { openRoute } from '../../testing/render-route.js';
import { pass } from '../../testing/timers.js';

describe('the payment account', () => {
  it('[BI-037] [BI-038] says what could not be created', async () => {
    const { user, api } = openRoute('/billing', {
      viewer: 'organizer',
      answers: {
        AccountStatus: account('none'),
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

  it('is scrolled into view where the address names it, as after the onboarding', async () => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    openRoute('/billing#payment-account', { viewer: 'organizer', answers: { AccountStatus: account('active') } });
    await screen.findByText('Connected');
    expect(intoView.mock.contexts).toContain(screen.getByRole('region', { name: 'Payment account' }));
    intoView.mockRestore();
  });

  it('[BI-039] follows the account while it is set up', async () => {
    const { api } = openRoute('/billing', { viewer: 'organizer', answers: { AccountStatus: account('onboarding') } });
    await screen.findByRole('button', { name: 'Continue setup' });
    api.set('AccountStatus', account('active'));
    await screen.findByText('Connected');
  });

  it.each([
    ['NOT_FOUND', 'Stripe account status function not available'],
    ['INTERNAL', 'Stripe service error'],
  ])('[BI-041] says why the status could not be read (%s), and tries again', async (code, message) => {
    const { user, api } = openRoute('/billing', {
      viewer: 'organizer',
      answers: { AccountStatus: refuse(code, 'Something went wrong. Please try again.') },
    });
    await screen.findByText(message);
    api.set('AccountStatus', account('active'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Connected');
  });

  it('says that the status could not be read once, not with every try', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api } = openRoute('/billing', { viewer: 'organizer', answers: { AccountStatus: refuse('INTERNAL', 'x') } });
    await screen.findByText('Stripe service error');
    await pass(20_000);
    expect(api.named('AccountStatus')).toHaveLength(1);
    jest.useRealTimers();
  });

  it('[BI-040] says that an account no longer exists, and connects another one', async () => {
    const { user, api } = openRoute('/billing', {
      viewer: 'organizer',
      answers: { AccountStatus: account('not_found') },
    });
    await screen.findByText('Stripe account not accessible or does not exist.');
    api.set('CreateConnectAccount', () => {
      api.set('AccountStatus', account('onboarding'));
      return account('onboarding');
    });
    api.set('CreateAccountLink', refuse('BILLING.FAILED', 'Failed to create account link'));
    await user.click(screen.getByRole('button', { name: 'Connect another account' }));
    await screen.findByText('Failed to create account link');
    expect(api.named('CreateConnectAccount')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Continue setup' }));
    await waitFor(() => expect(api.named('CreateAccountLink')).toHaveLength(2));
    expect(api.named('CreateConnectAccount')).toHaveLength(1);
  });

  it.each([
    ['onboarding', 'Continue setup'],
    ['pending', 'Check your details'],
    ['active', 'Bank details and payouts at Stripe'],
  ])('leads to Stripe while the account is %s, with the account it has', async (status, action) => {
    const { user, api } = openRoute('/billing', {
      viewer: 'organizer',
      answers: {
        AccountStatus: account(status),
        CreateAccountLink: refuse('BILLING.FAILED', 'Failed to create account link'),
      },
    });
    await user.click(await screen.findByRole('button', { name: action }));
    await screen.findByText('Failed to create account link');
    expect(api.named('CreateConnectAccount')).toEqual([]);
  });
});
