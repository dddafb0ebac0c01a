import { Suspense } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { Loading } from '../../../components/ui/loading.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { inviteDialog } from '../texts.js';
import type { InvitedTo } from './invite-form.js';

const Content = lazyPart(() => import('./invite-content.js'), 'InviteContent');

export function InviteDialog({ event, onClose }: { event: InvitedTo | null; onClose: () => void }) {
  return (
    <Dialog title={inviteDialog.title} open={event !== null} onClose={onClose}>
      {event && (
        <Suspense fallback={<Loading inline />}>
          <Content event={event} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
