import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import type { Decision } from '../components/decision-dialog.js';
import { desk as texts } from '../texts/desk.js';

const DecisionDialog = lazyPart(() => import('../components/decision-dialog.js'), 'DecisionDialog');

const looks = { accept: undefined, reject: 'dangerQuiet' } as const;
const icons = { accept: 'check', reject: 'close' } as const;

/** Decides one pending application. */
export function DecisionButtons({ application }: { application: Application }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  if (application.status !== 'pending') return null;
  return (
    <>
      {(['accept', 'reject'] as const).map((one) => (
        <Button key={one} small look={looks[one]} icon={icons[one]} onClick={() => setDecision(one)}>
          {texts[one]}
        </Button>
      ))}
      <Suspense fallback={null}>
        {decision && <DecisionDialog application={application} decision={decision} onClose={() => setDecision(null)} />}
      </Suspense>
    </>
  );
}
