import { lazy, Suspense } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { Loading } from '../../../components/ui/loading.js';
import { signInOffer, upgradeOffer } from '../texts.js';

const offers = {
  signedOut: {
    title: signInOffer.title,
    Content: lazy(() => import('./sign-in-offer.js').then(({ SignInOffer }) => ({ default: SignInOffer }))),
  },
  full: {
    title: upgradeOffer.title,
    Content: lazy(() => import('./upgrade-offer.js').then(({ UpgradeOffer }) => ({ default: UpgradeOffer }))),
  },
};
export type Refusal = keyof typeof offers;

export function SaveRefusal({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  if (!refusal) return null;
  const { title, Content } = offers[refusal];
  return (
    <Dialog title={title} open onClose={onClose}>
      <Suspense fallback={<Loading inline />}>
        <Content />
      </Suspense>
    </Dialog>
  );
}
