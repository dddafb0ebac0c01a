import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { UpgradeDialog } from '../../../components/upgrade/upgrade-dialog.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { signInOffer } from '../texts.js';

const SignInOffer = lazyPart(() => import('./sign-in-offer.js'), 'SignInOffer');

export type Refusal = { why: 'signedOut' } | { why: 'full'; advice: string | undefined };

export function SaveRefusal({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  if (refusal.why === 'full') return <UpgradeDialog reason="saves" advice={refusal.advice} onClose={onClose} />;
  return (
    <Dialog title={signInOffer.title} open onClose={onClose}>
      <SignInOffer />
    </Dialog>
  );
}
