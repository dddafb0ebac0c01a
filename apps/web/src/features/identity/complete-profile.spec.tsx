import { screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers } from '../../testing/viewers.js';

describe('/register for an account without a profile', () => {
  it('[ID-041] leads on to the dashboard where the profile exists', async () => {
    const { path, api } = openRoute({ pathname: '/register', state: { needsProfile: true } }, { viewer: 'vendor' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(api.named('CreateProfile')).toHaveLength(0);
  });

  it.each([
    ['the dashboard', undefined, '/dashboard'],
    ['the page that asked for it', { pathname: '/profile', search: '', hash: '' }, '/profile'],
  ])('[ID-041] leads on to %s when the profile is created', async (_, from, target) => {
    const known = { ...viewers.withoutProfile.userMetadata, businessName: 'Clay', contactName: 'Maya' };
    const withoutProfile = { ...viewers.withoutProfile, userMetadata: { ...known, city: 'Salem', state: 'OR' } };
    const { user, api, path } = openRoute(
      { pathname: '/register', state: { needsProfile: true, from } },
      { viewer: 'withoutProfile', answers: { 'POST /auth/refresh': {}, CurrentUser: { user: withoutProfile } } },
    );
    api.set('CreateProfile', () => {
      api.set('CurrentUser', { user: viewers.vendor });
      return { profile: { id: 'vendor' } };
    });
    await user.click(await screen.findByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(path()).toBe(target));
  });

  it('[ID-041] [ID-042] completes a profile, also when it exists already', async () => {
    const { user, api, path } = openRoute(
      { pathname: '/register', state: { needsProfile: true } },
      { viewer: 'withoutProfile', answers: { CreateProfile: refuse('INTERNAL', 'x') } },
    );
    await screen.findByRole('heading', { name: 'Complete your profile' });
    for (const [label, text] of [
      ['Business name', 'Clay'],
      ['Contact name', 'Maya'],
      ['City', 'Portland'],
      ['State', 'Oregon'],
    ] as const) {
      await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Failed to create profile');
    api.set('CreateProfile', () => {
      api.set('CurrentUser', { user: viewers.vendor });
      return refuse('ALREADY_EXISTS', 'there');
    });
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(api.named('CreateProfile')).toHaveLength(2));
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });
});
