import { Modal } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { DialogProps } from './dialog.js';
import { dialog } from './texts.js';
import styles from './modal-frame.module.css';

export function ModalFrame({ title, open, onClose, children, wide = false }: DialogProps) {
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      size={wide ? 720 : 520}
      centered
      transitionProps={{ transition: 'pop', duration: 160 }}
      closeButtonProps={{ 'aria-label': dialog.close, size: 44 }}
      // Its `<header>` would count as a second one of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
        close: styles.close,
      }}
      overlayProps={{ backgroundOpacity: 0.5, color: '#20261f' }}
    >
      {children}
    </Modal>
  );
}
