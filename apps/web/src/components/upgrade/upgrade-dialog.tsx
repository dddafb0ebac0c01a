import type { ReactNode } from 'react';
import { lazyPart } from '../../lib/load-chunk.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { upgradeReasons, type UpgradeReason } from './texts.js';

const UpgradeOffer = lazyPart(() => import('./upgrade-offer.js'), 'UpgradeOffer');

interface UpgradeDialogProps {
  /** Open while there is one. */
  reason: UpgradeReason | null;
  /** What the service said. */
  advice?: string | undefined;
  onClose: () => void;
  /** Other ways than an upgrade. */
  children?: ReactNode;
}

/** What Pro costs and includes. Every feature that needs a paid plan opens this one. */
export function UpgradeDialog({ reason, advice, onClose, children }: UpgradeDialogProps) {
  if (!reason) return null;
  return (
    <Dialog title={upgradeReasons[reason].title} open onClose={onClose}>
      <UpgradeOffer reason={reason} advice={advice}>
        {children}
      </UpgradeOffer>
    </Dialog>
  );
}
