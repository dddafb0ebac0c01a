import { Confirm } from '../../../components/ui/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { plural } from '../../../lib/format/text.js';
import { useDeleteEventMutation, type EventApplicationsFragment } from '../api/events.generated.js';

interface DeleteEventProps {
  event: { id: string; title: string } & EventApplicationsFragment;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

function takenBy({ applicationCounts: counts }: EventApplicationsFragment): string[] {
  if (!counts) return ['Its applications, which could not be counted just now'];
  return [
    ...(counts.pending ? [plural(counts.pending, 'pending application')] : []),
    ...(counts.accepted ? [plural(counts.accepted, 'accepted application')] : []),
  ];
}

export function DeleteEvent({ event, open, onClose, onDeleted }: DeleteEventProps) {
  const [remove] = useDeleteEventMutation();
  const confirm = async () => {
    const { error } = await remove({ id: event.id });
    if (error) {
      toast((isApiError(error) && error.message) || 'Failed to delete event', 'error');
      return;
    }
    onClose();
    onDeleted();
    toast('Event deleted successfully');
  };
  return (
    <Confirm
      title={event.title}
      action="Delete event"
      takes={takenBy(event)}
      danger
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>Delete this event? This will also remove its applications and attachments. This cannot be undone.</p>
    </Confirm>
  );
}
