import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon.js';
import { IconButton } from './button.js';
import { cx } from './cx.js';
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

/** A short message that needs no answer. Errors stay longer; each can be closed. */
export function toast(text: string, tone: ToastItem['tone'] = 'success'): void {
  const id = ++lastId;
  change([...items, { id, tone, text }]);
  setTimeout(() => dismiss(id), tone === 'error' ? 10_000 : 5_000);
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
    <div className={styles.region} role="region" aria-label="Messages" aria-live="polite">
      {shown.map((item) => (
        <div key={item.id} className={cx(styles.toast, styles[item.tone])}>
          <Icon name={item.tone === 'success' ? 'check' : item.tone === 'error' ? 'alert' : 'info'} />
          <span className={styles.text}>{item.text}</span>
          <IconButton icon="close" label="Close message" onClick={() => dismiss(item.id)} />
        </div>
      ))}
    </div>
  );
}
