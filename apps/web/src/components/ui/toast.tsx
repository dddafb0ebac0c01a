import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon.js';
import { IconButton } from './button.js';
import { cx } from './cx.js';
import { toasts } from './texts.js';
import styles from './toast.module.css';

interface ToastItem {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
}

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: readonly ToastItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};
const dismiss = (id: number) => change(items.filter((item) => item.id !== id));

export function toast(text: string, tone: ToastItem['tone'] = 'success'): void {
  const id = ++lastId;
  change([...items, { id, tone, text }]);
}

const icons = { success: 'check', error: 'alert', info: 'info' } as const;

/** Closes after a while, but never under the pointer or with the focus inside. */
function Toast({ id, tone, text }: ToastItem) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), tone === 'error' ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
  return (
    <div
      className={cx(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} />
      <span className={styles.text}>{text}</span>
      <IconButton icon="close" label={toasts.close} onClick={() => dismiss(id)} />
    </div>
  );
}

export function ToastRegion() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
  );
  return (
    <div className={styles.region} role="region" aria-label={toasts.region} aria-live="polite">
      {shown.map((item) => (
        <Toast key={item.id} {...item} />
      ))}
    </div>
  );
}
