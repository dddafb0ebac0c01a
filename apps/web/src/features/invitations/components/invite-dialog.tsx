import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { inviteDialog } from '../texts.js';
import type { InvitedTo } from './invite-form.js';

const Content = lazyPart(() => import('./invite-content.js'), 'InviteContent');

export function InviteDialog({ event, onClose }: { event: InvitedTo | null; onClose: () => void }) {
  return (
    <Dialog title={inviteDialog.title} open={event !== null} onClose={onClose}>
      {event && <Content event={event} onClose={onClose} />}
    </Dialog>
  );
}
