import './environment.js';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { Providers } from '../app/providers.js';
import { routes } from '../app/router.js';
import { createStore } from '../lib/state/store.js';
import { dismissToast, shownToasts } from '../lib/toasts.js';
import { answered } from './answered.js';
import { FakeApi, refuse } from './fake-api.js';
import { subscription } from './subscription.js';
import { viewers, type ViewerName } from './viewers.js';

interface RouteOptions {
  viewer?: ViewerName;
  answers?: Record<string, unknown>;
  /** What the browser has in its local storage. */
  stored?: Record<string, string>;
  /** What the tab has in its session storage. */
  tab?: Record<string, string>;
}

/** Toasts outlive what was rendered, and would be found by the next test. */
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

/** Opens an address of the app as a viewer would, with everything behind it but the network. */
export function openRoute(
  entry: InitialEntry,
  { viewer = 'visitor', answers = {}, stored = {}, tab = {} }: RouteOptions = {},
) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  const api = new FakeApi({
    CurrentUser: { user: viewers[viewer] },
    UnreadNotificationCount: { unread: { count: 0 } },
    UnreadThreads: { unread: { count: 0 } },
    WaitingReceived: { waiting: { total: 0 } },
    WaitingOwn: { waiting: { items: [] } },
    PlanCatalog: { catalog: { plans: [] } },
    MyOpenClaims: { claims: [] },
    MyBookmarks: { bookmarks: [] },
    MyEmails: { emails: { total: 0, items: [] } },
    MyMailDelivery: { delivery: { suppression: null, since: null } },
    InterestForEvent: { interest: null },
    ApplicationSuggestion: { suggestion: null },
    MySubscription: { subscription },
    BillingDetails: { details: { card: null, invoices: [] } },
    FoundingPlaces: { places: { limit: 100, left: 0 } },
    SuggestionAccess: { flags: { canViewSuggestions: false } },
    'POST /auth/refresh': refuse('UNAUTHENTICATED', 'Your session has expired.'),
    ...answers,
  });
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const store = createStore();
  const view = render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    api,
    store,
    router,
    view,
    user: userEvent.setup(),
    answered: () => answered({ store }),
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
