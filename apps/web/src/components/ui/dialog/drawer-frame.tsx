import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import { useRef, type ReactNode } from 'react';
import { FrameProvider } from './frame-provider.js';
import { drawer } from './dialog-texts.js';
import styles from './modal-frame.module.css';
import { useEscape } from './use-escape.js';

function Body({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEscape(ref, onEscape);
  return <div ref={ref}>{children}</div>;
}

export function DrawerFrame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <FrameProvider>
      <Drawer
        opened
        onClose={onClose}
        title={title}
        size={320}
        closeOnEscape={false}
        transitionProps={{ transition: 'slide-right', duration: 180 }}
        closeButtonProps={{ 'aria-label': drawer.close, size: 44 }}
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ header: styles.header, title: styles.title, body: styles.body, close: styles.close }}
        overlayProps={{ backgroundOpacity: 0.5, color: '#20261f' }}
      >
        <Body onEscape={onClose}>{children}</Body>
      </Drawer>
    </FrameProvider>
  );
}
