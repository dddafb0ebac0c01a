import { lazy, Suspense } from 'react';
import { Dialog } from '../ui/dialog.js';
import { Loading } from '../ui/loading.js';
import { upgradeReasons, type UpgradeReason } from './texts.js';

const UpgradeOffer = lazy(() => import('./upgrade-offer.js').then(({ UpgradeOffer: Offer }) => ({ default: Offer })));

interface UpgradeDialogProps {
  /** Open while there is one. */
  reason: UpgradeReason | null;
  /** What the service said. */
  advice?: string | undefined;
  onClose: () => void;
}

/** What Pro costs and includes. Every feature that needs a paid plan opens this one. */
export function UpgradeDialog({ reason, advice, onClose }: UpgradeDialogProps) {
  if (!reason) return null;
  return (
    <Dialog title={upgradeReasons[reason].title} open onClose={onClose}>
      <Suspense fallback={<Loading inline />}>
        <UpgradeOffer reason={reason} advice={advice} />
      </Suspense>
    </Dialog>
  );
}
