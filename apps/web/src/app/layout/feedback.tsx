import { Suspense, useCallback } from 'react';
import { createOpener } from '../../lib/hooks/opener.js';
import { lazyPart } from '../../lib/load-chunk.js';

const FeedbackDialog = lazyPart(() => import('../../features/content/components/feedback-dialog.js'), 'FeedbackDialog');

const { open, useShown } = createOpener();

export const openFeedback = open;

export function Feedback() {
  const [shown, show] = useShown();
  const close = useCallback(() => show(false), [show]);
  return shown ? (
    <Suspense fallback={null}>
      <FeedbackDialog onClose={close} />
    </Suspense>
  ) : null;
}
