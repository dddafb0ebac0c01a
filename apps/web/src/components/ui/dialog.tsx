import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from './button.js';
import { Row, Stack } from './layout.js';

const ModalFrame = lazy(() => import('./modal-frame.js').then(({ ModalFrame: Frame }) => ({ default: Frame })));

export interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}

/** A modal dialog; its machinery is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  );
}

interface ConfirmProps {
  title: string;
  children: ReactNode;
  /** What happens, as the button says it. */
  action: string;
  danger?: boolean;
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<unknown> | void;
}

/** Asks before something that is hard to take back; stays open and busy until it is done. */
export function Confirm({ title, children, action, danger = false, open, onClose, onConfirm }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <Stack gap={20}>
        <div>{children}</div>
        <Row>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
