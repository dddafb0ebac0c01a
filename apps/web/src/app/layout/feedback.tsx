import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { loadChunk } from '../load-chunk.js';

const FeedbackDialog = lazy(() =>
  loadChunk(() => import('../../features/content/components/feedback-dialog.js')).then((part) => ({
    default: part.FeedbackDialog,
  })),
);

let open = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Menus and the footer open the dialog; the menu that did may be gone by then. */
export const openFeedback = (): void => change(true);

/** The place of the feedback dialog, which is loaded when it is asked for. */
export function Feedback() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
  const close = useCallback(() => change(false), []);
  return shown ? (
    <Suspense fallback={null}>
      <FeedbackDialog onClose={close} />
    </Suspense>
  ) : null;
}
