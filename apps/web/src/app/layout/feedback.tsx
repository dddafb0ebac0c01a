import { Suspense } from 'react';
import { createOpener } from '../../lib/hooks/create-opener.js';
import { lazyPart } from '../../lib/load-chunk.js';

const FeedbackDialog = lazyPart(() => import('../../features/content/components/feedback-dialog.js'), 'FeedbackDialog');

const { open, useShown } = createOpener();

export const openFeedback = open;

export function Feedback() {
  const [shown, show] = useShown();
  return shown ? (
    <Suspense>
      <FeedbackDialog onClose={() => show(false)} />
    </Suspense>
  ) : null;
}
