import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';

const fill = async (user: ReturnType<typeof openRoute>['user']) => {
  await enter(user, await screen.findByLabelText('Email'), 'vendor@stallbook.example');
  await enter(user, screen.getByLabelText('Password'), 'secret');
};

describe('/login', () => {
  it('[ID-019] cannot be submitted until both fields are filled', async () => {
    const { user } = openRoute('/login');
    const button = await screen.findByRole('button', { name: 'Log In' });
    expect(button).toHaveProperty('disabled', true);
    await enter(user, screen.getByLabelText('Password'), 'secret');
    expect(button).toHaveProperty('disabled', true);
    await enter(user, screen.getByLabelText('Email'), 'vendor@stallbook.example');
    expect(button).toHaveProperty('disabled', false);
    await user.clear(screen.getByLabelText('Password'));
    expect(button).toHaveProperty('disabled', true);
  });

  it('[ID-020] shows and hides the password, and links to password reset and sign-up', async () => {
    const { user } = openRoute('/login');
    const password = await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
    // A pressed button with another name would say the opposite of what it does.
    const hide = screen.getByRole('button', { name: 'Hide password' });
    expect(hide.hasAttribute('aria-pressed')).toBe(false);
    await user.click(hide);
    expect(password).toHaveProperty('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
  });

  it('says to a visitor who asked for a page that it comes after the login', async () => {
    openRoute({ pathname: '/login', state: { from: { pathname: '/vendors', search: '', hash: '' } } });
    await screen.findByText('Log in, and we’ll take you to the page you wanted.');
  });

  it.each(['Create an account', 'Sign Up'])(
    'takes the page that was asked for along to the sign-up: %s',
    async (name) => {
      const from = { pathname: '/vendors', search: '', hash: '' };
      const { user, router, path } = openRoute({ pathname: '/login', state: { from } });
      await user.click(await screen.findByRole('link', { name }));
      await waitFor(() => expect(path()).toBe('/register'));
      expect(router.state.location.state).toEqual({ from });
    },
  );

  it('[ID-022] shows what the identity service said', async () => {
    const answers = { 'POST /auth/sign-in': refuse('IDENTITY.INVALID_CREDENTIALS', 'Wrong email or password.') };
    const { user } = openRoute('/login', { answers });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password.');
  });

  it('[ID-078] says that the connection is the trouble', async () => {
    const { user } = openRoute('/login', { answers: { 'POST /auth/sign-in': offline } });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('Connection issue. Please check your internet and try again.');
  });

  it('[ID-022] shows an unforeseen failure in general words', async () => {
    const { user } = openRoute('/login', { answers: { 'POST /auth/sign-in': refuse('INTERNAL', 'stack') } });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('An unexpected error occurred');
  });

  it('shows an owner who is locked out by repeated guesses how to log in', async () => {
    const limited = refuse('RATE_LIMITED', 'Too many attempts. Please try again in 15 minutes.');
    const { user } = openRoute('/login', { answers: { 'POST /auth/sign-in': limited } });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('Too many attempts. Please try again in 15 minutes.');
    await screen.findByText(/The link we email you works right away/);
  });

  it('[ID-023] shows the message of the screen that led here', async () => {
    const message = 'Your session has expired. Please log in again.';
    openRoute({ pathname: '/login', state: { message } });
    await screen.findByText(message);
  });

  const secondFactor = { authenticator: true, passkey: false };
  const toSecondStep = async (answers: Record<string, unknown> = {}) => {
    const page = openRoute('/login', { answers: { 'POST /auth/sign-in': { secondFactor }, ...answers } });
    await fill(page.user);
    await page.user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { name: 'One more step' });
    return page;
  };

  it('[ID-017] asks for the second factor after the password, where there is one', async () => {
    const wrong = refuse('IDENTITY.WRONG_FACTOR', 'This code is wrong.', [
      { path: 'code', message: 'This code is wrong.' },
    ]);
    const { user, api, path } = await toSecondStep({ 'POST /auth/second-factor': wrong });
    await enter(user, screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('This code is wrong.');
    const { viewers } = await import('../../testing/viewers.js');
    api.set('POST /auth/second-factor', () => {
      api.set('CurrentUser', { user: viewers.vendor });
      return {};
    });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(api.named('POST /auth/second-factor')[0]?.variables).toEqual({ code: '123456' });
  });

  it('begins again when the second step took too long', async () => {
    const message = 'Logging in took too long. Please start again.';
    const { user } = await toSecondStep({ 'POST /auth/second-factor': refuse('IDENTITY.TICKET_EXPIRED', message) });
    await enter(user, screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await screen.findByRole('heading', { name: 'Welcome back' });
  });

  it('goes back from the second factor to the password, for another account', async () => {
    const { user } = await toSecondStep();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'vendor@stallbook.example');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it.each([
    [{ pathname: '/events', search: '?city=Austin', hash: '#list' }, '/events?city=Austin'],
    [{ pathname: '//evil.example', search: '', hash: '' }, '/dashboard'],
    [undefined, '/dashboard'],
  ])('[ID-021] continues to %j, never out of the app', async (from, target) => {
    const { path } = openRoute({ pathname: '/login', state: { from } }, { viewer: 'vendor' });
    await waitFor(() => expect(path()).toBe(target));
  });
});
