import { Dialog } from '../../../components/ui/dialog.js';
import { UpgradeDialog } from '../../../components/upgrade/upgrade-dialog.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { signInOffer } from '../texts.js';

const SignInOffer = lazyPart(() => import('./sign-in-offer.js'), 'SignInOffer');

export type Refusal = 'signedOut' | 'full';

export function SaveRefusal({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  if (refusal !== 'signedOut') return <UpgradeDialog reason={refusal && 'saves'} onClose={onClose} />;
  return (
    <Dialog title={signInOffer.title} open onClose={onClose}>
      <SignInOffer />
    </Dialog>
  );
}
