import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../load-chunk.js';

const FeedbackDialog = lazy(() =>
  loadChunk(() => import('../../features/content/components/feedback-dialog.js')).then((part) => ({
    default: part.FeedbackDialog,
  })),
);

const places = new Set<() => void>();

/** Menus and the footer open the dialog in its place: the menu that did may be gone by then. */
export function openFeedback(): void {
  for (const open of places) open();
}

/** The place of the feedback dialog, which is loaded when it is asked for. */
export function Feedback() {
  const [shown, setShown] = useState(false);
  const close = useCallback(() => setShown(false), []);
  useEffect(() => {
    const open = () => setShown(true);
    places.add(open);
    return () => void places.delete(open);
  }, []);
  return shown ? (
    <Suspense fallback={null}>
      <FeedbackDialog onClose={close} />
    </Suspense>
  ) : null;
}
