import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastRegion } from '../components/ui/toast.js';
import { useTheme } from '../lib/hooks/use-theme.js';
import type { AppStore } from './store.js';

/** What every screen stands in. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  useTheme();
  return (
    <Provider store={store}>
      {children}
      <ToastRegion />
    </Provider>
  );
}
