import { lazy } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { UpgradeDialog } from '../../../components/upgrade/upgrade-dialog.js';
import { signInOffer } from '../texts.js';

const SignInOffer = lazy(() => import('./sign-in-offer.js').then(({ SignInOffer: Offer }) => ({ default: Offer })));

export type Refusal = 'signedOut' | 'full';

export function SaveRefusal({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  if (refusal !== 'signedOut') return <UpgradeDialog reason={refusal && 'saves'} onClose={onClose} />;
  return (
    <Dialog title={signInOffer.title} open onClose={onClose}>
      <SignInOffer />
    </Dialog>
  );
}
