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

/** Only the session is answered. */
function open(path: string, viewer: ViewerName, role: string, isNew = false) {
  localStorage.clear();
  localStorage.setItem(sessionKeys.role, role);
  if (!isNew) localStorage.setItem(`stallbook.hints.first-steps.${viewer}`, 'true');
  const known: Record<string, unknown> = { CurrentUser: { user: viewers[viewer] } };
  const api = new FakeApi(new Proxy(known, { get: (answers, name: string) => answers[name] ?? pending }));
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const first = firstScreen(router, store);
  return { api, first, store, router };
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
    const { api, store, router } = open(path, viewer, viewer);
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    const early = [...api.calls];
    await store.dispatch(askSession());
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

  it.each([
    ['no one was signed in', '/my-events', ''],
    ['another role was', '/my-events', 'vendor'],
    ['no one was, on a screen of every role', '/billing', ''],
  ])('wait for the session if %s', async (_, path, role) => {
    const { api, first } = open(path, 'visitor', role);
    await first;
    expect(api.calls).toEqual([]);
    expect(screens.some((one) => one.path === path)).toBe(true);
  });
});
