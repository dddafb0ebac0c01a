import { lazy, Suspense } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { Loading } from '../../../components/ui/loading.js';
import { UpgradeDialog } from '../../../components/upgrade/upgrade-dialog.js';
import { signInOffer } from '../texts.js';

const SignInOffer = lazy(() => import('./sign-in-offer.js').then(({ SignInOffer: Offer }) => ({ default: Offer })));

export type Refusal = { why: 'signedOut' } | { why: 'full'; advice: string | undefined };

export function SaveRefusal({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  if (refusal.why === 'full') return <UpgradeDialog reason="saves" advice={refusal.advice} onClose={onClose} />;
  return (
    <Dialog title={signInOffer.title} open onClose={onClose}>
      <Suspense fallback={<Loading inline />}>
        <SignInOffer />
      </Suspense>
    </Dialog>
  );
}
