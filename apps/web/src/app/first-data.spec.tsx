import '../testing/environment.js';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../testing/fake-api.js';
import { viewers, type ViewerName } from '../testing/viewers.js';
import { askSession } from '../lib/session/session-api.js';
import { sessionKeys } from '../lib/session/session.slice.js';
import { createStore } from '../lib/state/store.js';
import { firstScreen } from './first-screen.js';
import { Providers } from './providers.js';
import { routes } from './router.js';
import { screens } from './screens.js';

const pending = () => new Promise(() => undefined);

/** Only the session is answered, when it is asked for. */
function open(path: string, viewer: ViewerName, role: string, isNew = false) {
  localStorage.clear();
  localStorage.setItem(sessionKeys.role, role);
  if (!isNew) localStorage.setItem(`stallbook.hints.first-steps.${viewer}`, 'true');
  const known: Record<string, unknown> = { CurrentUser: { user: viewers[viewer] } };
  const api = new FakeApi(new Proxy(known, { get: (answers, name: string) => answers[name] ?? pending }));
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  let isKnown: () => void = () => undefined;
  const session = new Promise<void>((resolve) => (isKnown = resolve));
  const askForSession = () => store.dispatch(askSession()).then(isKnown);
  const first = firstScreen(router, store, session);
  return { api, first, store, router, askForSession };
}

describe('the first requests of a screen', () => {
  it.each([
    ['a vendor who is new to the browser', true, 1],
    ['another vendor', false, 0],
  ])('the dashboard asks with them for what the first steps of %s depend on', async (_who, isNew, times) => {
    const { api } = open('/dashboard', 'vendor', 'vendor', isNew);
    await waitFor(() => expect(api.named('SoldMarkets')).toHaveLength(1));
    await waitFor(() => expect(api.named('MyBookmarks')).toHaveLength(times));
  });

  it.each([
    ['/dashboard', 'vendor'],
    ['/dashboard', 'organizer'],
    ['/applications', 'organizer'],
    ['/applications?view=table&page=3&status=pending&q=tea', 'organizer'],
    ['/applications', 'vendor'],
    ['/vendor/applications?status=accepted', 'vendor'],
    ['/vendor/payments', 'vendor'],
    ['/payment-tracking?status=failed', 'organizer'],
    ['/my-events?page=7', 'organizer'],
    ['/messages', 'vendor'],
    ['/messages/0198', 'vendor'],
    ['/billing', 'vendor'],
    ['/billing', 'organizer'],
    ['/events/0198', 'visitor'],
    ['/blog/first-market', 'visitor'],
  ] as const)('%s asks for nothing a second time when it shows: %s', async (path, viewer) => {
    const { api, store, router, askForSession } = open(path, viewer, viewer);
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    const early = [...api.calls];
    await askForSession();
    await act(async () => {
      render(
        <Providers store={store}>
          <RouterProvider router={router} />
        </Providers>,
      );
    });
    const again = api.calls.slice(early.length).filter(({ name }) => early.some((call) => call.name === name));
    expect(again).toEqual([]);
  });

  it('are not sent for a screen of another role', async () => {
    const { api, first } = open('/my-events', 'visitor', 'vendor');
    await first;
    expect(api.calls).toEqual([]);
    expect(screens.some(({ path }) => path === '/my-events')).toBe(true);
  });

  it.each([
    ['/my-events', 'organizer', ['CurrentUser', 'MyEvents']],
    ['/billing', 'visitor', ['CurrentUser']],
  ] as const)('wait for the session on %s in a new browser: %s', async (path, viewer, names) => {
    const { api, askForSession } = open(path, viewer, '');
    await routes[0]?.children?.find((route) => route.path === path)?.handle.loadScreen();
    await act(async () => undefined);
    expect(api.calls).toEqual([]);
    await askForSession();
    await waitFor(() => expect(api.calls.map(({ name }) => name)).toEqual(names));
  });
});
