import { openRoute } from '../testing/render-route.js';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../testing/fake-api.js';
import { Guard } from './guard.js';
import { Providers } from './providers.js';
import { createStore } from '../lib/state/store.js';

describe('the route guard', () => {
  it('[ID-084] [UI-011] shows a spinner while the session loads and does not redirect', () => {
    const { path } = openRoute('/profile', { answers: { CurrentUser: () => new Promise(() => undefined) } });
    expect(screen.getByRole('status').textContent).toContain('Loading...');
    expect(path()).toBe('/profile');
  });

  it('begins to load the screen while the session is asked for', () => {
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

  it('[ID-085] [ID-021] sends a visitor to the login page and back to where they wanted to go', async () => {
    const { path, api, user } = openRoute('/profile');
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(path()).toBe('/login');
    const { viewers } = await import('../testing/viewers.js');
    api.set('POST /auth/sign-in', () => {
      api.set('CurrentUser', { user: viewers.vendor });
      return {};
    });
    await user.type(screen.getByLabelText('Email'), 'vendor@stallbook.example');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('heading', { name: 'Your profile' });
    expect(path()).toBe('/profile');
  });

  it('[ID-086] sends an unconfirmed account to confirm its e-mail', async () => {
    const { path } = openRoute('/profile', { viewer: 'unconfirmed' });
    await screen.findByRole('heading', { name: 'Confirm your email' });
    expect(path()).toBe('/confirm-email');
  });

  it('[ID-087] [ID-037] sends an account without a profile to step 3 alone', async () => {
    const { path } = openRoute('/profile', { viewer: 'withoutProfile' });
    await screen.findByRole('heading', { name: 'Complete your profile' });
    expect(path()).toBe('/register');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it.each([
    ['vendor', '/create-event'],
    ['organizer', '/vendor/applications'],
    ['vendor', '/admin/import'],
    ['admin', '/my-events'],
  ] as const)('[ID-088] [ID-089] sends a %s from %s to the dashboard', async (viewer, from) => {
    const { path } = openRoute(from, { viewer });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it.each(['/admin/import', '/dashboard'])(
    'sends an admin who needs a second factor from %s to set one up, and says why',
    async (from) => {
      const { path } = openRoute(from, { viewer: 'waitingAdmin' });
      await screen.findByText(/their rights need a second factor/);
      expect(path()).toBe('/second-factor');
    },
  );

  it('[UI-010] says that there is nothing at an unknown address', async () => {
    openRoute('/no/such/stall');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    const main = screen.getByRole('main');
    expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/events']);
  });
});
