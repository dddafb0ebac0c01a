import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor } from '@testing-library/react';
import { viewers } from '../../testing/viewers.js';

const tell = (key: string | null) => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
const signedIn = 'stallbook.signed-in';

describe('the session', () => {
  it('[ID-075] ends here when somebody signs out in another tab, without loading the page again', async () => {
    const { api, path } = openRoute('/profile', { viewer: 'vendor' });
    await screen.findByRole('heading', { name: 'Your profile' });
    api.set('CurrentUser', { user: null });
    await tell(null);
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(path()).toBe('/login');
  });

  it('[ID-075] begins here when somebody signs in in another tab', async () => {
    const { api, path } = openRoute('/login');
    await screen.findByRole('heading', { name: 'Welcome back' });
    api.set('CurrentUser', { user: viewers.unconfirmed });
    await tell(signedIn);
    await waitFor(() => expect(path()).toBe('/confirm-email'));
  });

  it('does not ask again for what other tabs keep otherwise', async () => {
    const { api } = openRoute('/about', { viewer: 'vendor' });
    await screen.findByRole('heading', { level: 1 });
    const asked = api.named('CurrentUser').length;
    await tell('stallbook.theme');
    expect(api.named('CurrentUser')).toHaveLength(asked);
  });

  it('[ID-074] is signed in while the profile is still looked up', async () => {
    const { api, path, router } = openRoute('/about', { viewer: 'withoutProfile' });
    await screen.findByRole('heading', { level: 1 });
    let answer: (value: unknown) => void = () => undefined;
    api.set('CurrentUser', () => new Promise((resolve) => (answer = resolve)));
    await tell(signedIn);
    await act(() => router.navigate('/profile'));
    expect(screen.getByRole('main').textContent).toContain('Loading...');
    expect(path()).toBe('/profile');
    answer({ user: viewers.vendor });
    await screen.findByRole('heading', { name: 'Your profile' });
  });
});
