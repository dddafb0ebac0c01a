import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastRegion } from '../components/ui/toast.js';
import { useTheme } from '../lib/hooks/use-theme.js';
import type { AppStore } from './store.js';
import { cssVariables, theme } from './theme.js';

/** What every screen stands in. The tokens already know light and dark, so Mantine's own scheme never changes. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  useTheme();
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme="light"
        withGlobalClasses={false}
      >
        {children}
        <ToastRegion />
      </MantineProvider>
    </Provider>
  );
}
