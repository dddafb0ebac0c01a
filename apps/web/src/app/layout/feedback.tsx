import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/load-chunk.js';

const FeedbackDialog = lazyPart(() => import('../../features/content/components/feedback-dialog.js'), 'FeedbackDialog');

const places = new Set<() => void>();

export function openFeedback(): void {
  for (const open of places) open();
}

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
