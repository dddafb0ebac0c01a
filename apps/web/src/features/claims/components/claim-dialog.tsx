import { lazy, Suspense } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { Loading } from '../../../components/ui/loading.js';
import { claimDialog } from '../texts/dialog.js';

const ClaimForm = lazy(() => import('./claim-form.js').then(({ ClaimForm: Content }) => ({ default: Content })));

export interface ClaimedEvent {
  id: string;
  title: string;
}

/** Asks for a seeded market event that nobody runs yet. */
export function ClaimDialog({ event, onClose }: { event: ClaimedEvent | null; onClose: () => void }) {
  return (
    <Dialog title={claimDialog.title} open={event !== null} onClose={onClose}>
      {event && (
        <Suspense fallback={<Loading inline />}>
          <ClaimForm event={event} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
