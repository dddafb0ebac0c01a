import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import { Suspense, useRef, type ReactNode } from 'react';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { FrameProvider } from './frame-provider.js';
import { dialog } from './dialog-texts.js';
import { keepFocus } from '../keep-focus.js';
import styles from './modal-frame.module.css';
import { useEscape } from './use-escape.js';
import { Waiting } from './waiting.js';

export interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** As wide as a page, and all of the screen of a phone. */
  full?: boolean;
  /** Stays where it is while its content grows and shrinks. */
  top?: boolean;
  /** Only a button in it closes it. */
  firm?: boolean;
}

interface BodyProps {
  fields: number;
  onEscape: (() => void) | undefined;
  children: ReactNode;
}

function Body({ fields, onEscape, children }: BodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEscape(ref, onEscape);
  return (
    <div ref={ref}>
      <div ref={keepFocus}>
        <Suspense fallback={<Waiting fields={fields} />}>{children}</Suspense>
      </div>
    </div>
  );
}

export function ModalFrame({
  title,
  open,
  onClose,
  children,
  wide = false,
  full = false,
  top = false,
  firm = false,
}: DialogProps) {
  const isPhone = useLayout() === 'mobile';
  return (
    <FrameProvider>
      <Modal
        opened={open}
        onClose={onClose}
        title={title}
        size={full ? 1240 : wide ? 720 : 520}
        fullScreen={full && isPhone}
        centered={!top}
        yOffset={top ? '12dvh' : undefined}
        closeOnClickOutside={!firm}
        closeOnEscape={false}
        withCloseButton={!firm}
        transitionProps={{ transition: 'pop', duration: 160 }}
        closeButtonProps={{ 'aria-label': dialog.close, size: 44 }}
        // Mantine's `<header>` would be a second banner landmark.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{
          content: styles.content,
          header: styles.header,
          title: styles.title,
          body: styles.body,
          close: styles.close,
          inner: styles.inner,
          overlay: styles.overlay,
        }}
        overlayProps={{ backgroundOpacity: 0.5, color: '#20261f' }}
      >
        <Body fields={wide || full ? 5 : 3} onEscape={firm ? undefined : onClose}>
          {children}
        </Body>
      </Modal>
    </FrameProvider>
  );
}
