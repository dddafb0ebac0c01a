import { useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.js';
import { Providers } from './providers.js';
import { routes } from './router.js';
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

export function App({ store }: { store: AppStore }) {
  const [router] = useState(() => createBrowserRouter([...development, ...routes]));
  return (
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  );
}
