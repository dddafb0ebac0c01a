import { enter } from '../testing/enter.js';
import { openRoute } from '../testing/render-route.js';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../testing/fake-api.js';
import { viewers } from '../testing/viewers.js';
import { Guard } from './guard.js';
import { Providers } from './providers.js';
import { createStore } from '../lib/state/store.js';
import { routeOf } from './router.js';
import type { ScreenPart } from './screens.js';

describe('the route guard', () => {
  it('[ID-084] [UI-011] a spinner without a redirect shows while the session loads', () => {
    const { path } = openRoute('/profile', { answers: { CurrentUser: () => new Promise(() => undefined) } });
    expect(screen.getByRole('status').textContent).toContain('Loading...');
    expect(path()).toBe('/profile');
  });

  it('[UI-011] a spinner shows while the screen itself loads', async () => {
    let arrive: (part: ScreenPart) => void = () => undefined;
    const load = () => new Promise<ScreenPart>((resolve) => (arrive = resolve));
    const router = createMemoryRouter([routeOf({ path: '/', access: 'public', load })]);
    render(<RouterProvider router={router} />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
    arrive({ Component: () => <p>Here</p> });
    await screen.findByText('Here');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('the screen loads while the session is being checked', () => {
    new FakeApi({ CurrentUser: () => new Promise(() => undefined) });
    const loadAhead = jest.fn(() => Promise.resolve());
    const guard = <Guard access="user" loadAhead={loadAhead} children={null} />;
    const router = createMemoryRouter([{ path: '/', element: guard }]);
    render(
      <Providers store={createStore()}>
        <RouterProvider router={router} />
      </Providers>,
    );
    expect(screen.getByRole('status')).toBeTruthy();
    expect(loadAhead).toHaveBeenCalledTimes(1);
  });

  it('[ID-085] [ID-021] a visitor is sent to the login page and then to the page they wanted', async () => {
    const { path, api, user, router } = openRoute('/profile');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(path()).toBe('/login');
    api.set('POST /auth/sign-in', () => {
      api.set('CurrentUser', { user: viewers.vendor });
      return {};
    });
    await enter(user, screen.getByLabelText('Email'), 'vendor@stallbook.example');
    await enter(user, screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(path()).toBe('/profile');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('[ID-086] an unconfirmed account is sent to confirm its email', async () => {
    const { path } = openRoute('/profile', { viewer: 'unconfirmed' });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    expect(path()).toBe('/confirm-email');
  });

  it.each([
    ['/profile', { profile: null }],
    ['/my-events', {}],
  ])('[ID-084] the confirmed email comes before everything else that %s asks for', async (page, more) => {
    const { path } = openRoute(page, { answers: { CurrentUser: { user: { ...viewers.unconfirmed, ...more } } } });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    expect(path()).toBe('/confirm-email');
  });

  it('[ID-037] an account without a profile gets step 3 alone, prefilled from its sign-up and signed-in email', async () => {
    const signUp = {
      businessName: 'Clay & Kiln',
      contactName: 'Maya Ortiz',
      phone: '(503) 555-0100',
      address: '1 Clay St',
      city: 'Salem',
      state: 'Oregon',
      zipCode: '97301',
    };
    const { withoutProfile } = viewers;
    openRoute('/profile', {
      viewer: 'withoutProfile',
      answers: {
        CurrentUser: { user: { ...withoutProfile, userMetadata: { ...withoutProfile.userMetadata, ...signUp } } },
      },
    });
    await screen.findByRole('heading', { name: 'Complete your profile' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    for (const [label, value] of [
      ['Business name', signUp.businessName],
      ['Contact name', signUp.contactName],
      ['Phone (optional)', signUp.phone],
      ['Street address (optional)', signUp.address],
      ['City', signUp.city],
      ['State', signUp.state],
      ['ZIP code (optional)', signUp.zipCode],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveProperty('value', value);
    expect(screen.getByRole('radio', { name: /^Vendor/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('main').textContent).toContain(withoutProfile.email);
  });

  it.each(['/profile', '/my-events'])(
    '[ID-084] [ID-087] an account without a profile is sent from %s to complete it',
    async (page) => {
      const { path, router } = openRoute(page, { viewer: 'withoutProfile' });
      await screen.findByRole('heading', { name: 'Complete your profile' });
      expect(path()).toBe('/register');
      expect(router.state.location.state).toMatchObject({ from: { pathname: page } });
      expect(screen.queryByLabelText('Email')).toBeNull();
    },
  );

  it.each([
    ['vendor', '/create-event'],
    ['organizer', '/vendor/applications'],
    ['vendor', '/admin/import'],
    ['admin', '/my-events'],
  ] as const)('[ID-088] [ID-089] a %s is sent from %s to the dashboard', async (viewer, from) => {
    const { path } = openRoute(from, { viewer });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it.each(['/admin/import', '/dashboard'])(
    '[ID-084] an admin who needs a second factor is sent from %s to set one up, and reads why',
    async (from) => {
      const { path } = openRoute(from, { viewer: 'waitingAdmin' });
      await screen.findByText(/^Admin rights require a second factor/);
      expect(path()).toBe('/second-factor');
    },
  );

  it('the page that an admin asked for is remembered while they set up a second factor', async () => {
    const { path, router } = openRoute('/admin/claims?event=e1', { viewer: 'waitingAdmin' });
    await waitFor(() => expect(path()).toBe('/second-factor'));
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/admin/claims', search: '?event=e1' } });
  });

  it('[UI-010] an unknown address shows that there is no page', async () => {
    openRoute('/no/such/stall');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    const main = screen.getByRole('main');
    expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/events']);
  });
});
