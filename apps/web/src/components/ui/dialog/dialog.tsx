import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/load-chunk.js';
import { failure } from '../../../lib/texts.js';
import { toast } from '../../../lib/toasts.js';
import { Button } from '../button.js';
import styles from './dialog.module.css';
import { Row, Stack } from '../layout.js';
import type { DialogProps } from './modal-frame.js';
import { Notice } from '../notice.js';
import { focusAround } from '../keep-focus.js';
import { dialog } from './dialog-texts.js';

const ModalFrame = lazyPart(() => import('./modal-frame.js'), 'ModalFrame');

/**
 * Returns the focus to what opened the dialog, or to what is around it if that is gone or disabled. A dialog that closes
 * with the one above it has returned it already.
 */
function useFocusBack(open: boolean) {
  useEffect(() => {
    const opener = document.activeElement;
    if (!open || !(opener instanceof HTMLElement) || opener === document.body) return;
    const path = [opener];
    for (let one = opener.parentElement; one; one = one.parentElement) path.push(one);
    return () => {
      opener.focus();
      if (document.activeElement === document.body) focusAround(path);
    };
  }, [open]);
}

/** A modal dialog. Its code is loaded when the first one opens, and its contents may be lazy too. */
export function Dialog(props: DialogProps) {
  useFocusBack(props.open);
  if (!props.open) return null;
  return (
    <Suspense>
      <ModalFrame {...props} />
    </Suspense>
  );
}

/** Its last row, which stays in view while longer content scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <Row className={styles.actions}>{children}</Row>;
}

interface ConfirmProps {
  title: string;
  children?: ReactNode;
  takes?: readonly string[];
  action: string;
  /** The answer that changes nothing. */
  refusal?: string;
  danger?: boolean;
  wide?: boolean;
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<unknown> | void;
}

const stay = () => undefined;

export function Confirm({
  title,
  children,
  takes = [],
  action,
  refusal = dialog.cancel,
  danger = false,
  wide,
  open,
  onClose,
  onConfirm,
}: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      toast(failure.unknown, 'error');
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} open={open} wide={wide} onClose={busy ? stay : onClose}>
      <Stack gap={20}>
        {children && <div>{children}</div>}
        {takes.length > 0 && (
          <Notice tone="warning" title={dialog.takes}>
            <ul className={styles.takes}>
              {takes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Notice>
        )}
        <DialogActions>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button look="secondary" onClick={onClose} disabled={busy} data-autofocus={danger || undefined}>
            {refusal}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
