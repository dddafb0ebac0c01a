import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './providers.js';
import { routes } from './router.js';
import { createStore } from './store.js';

export function App() {
  const [store] = useState(createStore);
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  );
}
