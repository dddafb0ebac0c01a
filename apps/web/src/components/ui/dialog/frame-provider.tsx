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

/** Loaded with the first dialog. The tokens handle light and dark, so Mantine's color scheme never changes. */
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
