import { lazy, Suspense, useEffect, useState } from 'react';
import { stepUp } from '../../lib/api/step-up.js';
import { loadChunk } from '../load-chunk.js';

const StepUpDialog = lazy(() =>
  loadChunk(() => import('../../features/second-factor/components/step-up-dialog.js')).then((part) => ({
    default: part.StepUpDialog,
  })),
);

export function StepUp() {
  const [asked, setAsked] = useState<{ end: (shown: boolean) => void }>();
  useEffect(() => stepUp.answerWith(() => new Promise<boolean>((end) => setAsked({ end }))), []);
  if (!asked) return null;
  const end = (shown: boolean) => {
    setAsked(undefined);
    asked.end(shown);
  };
  return (
    <Suspense fallback={null}>
      <StepUpDialog onEnd={end} />
    </Suspense>
  );
}
