import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, followToasts, shownToasts, toast, type ToastItem } from '../../lib/toasts.js';
import { Icon } from '../icons/icon.js';
import { Button, IconButton } from './button.js';
import { cx } from './cx.js';
import { keepFocus } from './keep-focus.js';
import { toasts } from './texts.js';
import styles from './toast.module.css';

export { toast };

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

/** Closes after a while, but never under the pointer or with the focus inside. */
function Toast({ id, tone, text, action }: ToastItem) {
  const [holds, hold] = useState(0);
  const begin = () => hold((count) => count + 1);
  // A message can appear under the pointer, which then only leaves.
  const end = () => hold((count) => count && count - 1);
  useEffect(() => {
    if (holds) return;
    const timer = setTimeout(() => dismissToast(id), action || tone === 'error' ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [action, holds, id, tone]);
  return (
    <div
      className={cx(styles.toast, styles[tone])}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <Icon name={icons[tone]} />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          small
          look="secondary"
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={toasts.close} onClick={() => dismissToast(id)} />
    </div>
  );
}

export function ToastRegion() {
  const shown = useSyncExternalStore(followToasts, shownToasts);
  return (
    <div ref={keepFocus} className={styles.region} role="region" aria-label={toasts.region} aria-live="polite">
      {shown.map((item) => (
        <Toast key={item.id} {...item} />
      ))}
    </div>
  );
}
