import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastRegion } from '../components/ui/toast.js';
import type { AppStore } from '../lib/state/store.js';

export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      {children}
      <ToastRegion />
    </Provider>
  );
}
