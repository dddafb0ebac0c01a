import { Suspense, useEffect, useState } from 'react';
import { stepUp } from '../../lib/api/step-up.js';
import { lazyPart } from '../../lib/load-chunk.js';

const StepUpDialog = lazyPart(
  () => import('../../features/second-factor/components/step-up-dialog.js'),
  'StepUpDialog',
);

export function StepUp() {
  const [asked, setAsked] = useState<{ end: (shown: boolean) => void }>();
  useEffect(() => stepUp.answerWith(() => new Promise<boolean>((end) => setAsked({ end }))), []);
  if (!asked) return null;
  const end = (shown = false) => {
    setAsked(undefined);
    asked.end(shown);
  };
  return (
    <Suspense>
      <StepUpDialog onClose={end} />
    </Suspense>
  );
}
