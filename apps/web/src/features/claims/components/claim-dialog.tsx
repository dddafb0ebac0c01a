import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { claimDialog } from '../texts/request.js';
import type { ClaimedEvent } from './claim-form.js';

const ClaimForm = lazyPart(() => import('./claim-form.js'), 'ClaimForm');

interface ClaimDialogProps {
  event: ClaimedEvent | null;
  onClose: () => void;
  onSent?: () => void;
}

export function ClaimDialog({ event, onClose, onSent }: ClaimDialogProps) {
  return (
    <Dialog title={claimDialog.title} open={event !== null} onClose={onClose}>
      {event && <ClaimForm event={event} onClose={onClose} onSent={onSent} />}
    </Dialog>
  );
}
