import { createBrowserRouter, RouterProvider, type DataRouter, type RouteObject } from 'react-router-dom';
import { restoreAsContentArrives } from './late-content.js';
import { RootLayout } from './layout/root-layout.js';
import { Providers } from './providers.js';
import { routes } from './router.js';
import { setFirstHistoryKey } from '../lib/first-history-key.js';
import { forgetFirstText } from '../lib/first-text.js';
import type { AppStore } from '../lib/state/store.js';

/** Development only. */
const development: RouteObject[] = import.meta.env.DEV
  ? [
      {
        element: <RootLayout />,
        children: [{ path: '/_components', lazy: () => import('./pages/components-page/components-page.js') }],
      },
    ]
  : [];

export function openRouter(): DataRouter {
  setFirstHistoryKey();
  const router = createBrowserRouter([...development, ...routes]);
  restoreAsContentArrives(router);
  const opened = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== opened) forgetFirstText();
  });
  return router;
}

export function App({ store, router }: { store: AppStore; router: DataRouter }) {
  return (
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  );
}
