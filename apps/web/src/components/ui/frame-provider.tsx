import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './frame-theme.js';

/**
 * What Mantine's frames stand in. It comes with the first of them, so that no page loads it to begin with. The tokens
 * already know light and dark, so Mantine's own scheme never changes.
 */
export function FrameProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme="light"
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
