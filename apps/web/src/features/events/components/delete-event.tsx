import { Confirm } from '../../../components/ui/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { useDeleteEventMutation, type EventApplicationsFragment } from '../api/events.generated.js';
import { deletion } from '../texts/owner.js';

interface DeleteEventProps {
  event: { id: string; title: string } & EventApplicationsFragment;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

function takenBy({ applicationCounts: counts }: EventApplicationsFragment): string[] {
  if (!counts) return [deletion.uncounted];
  return [
    ...(counts.pending ? [deletion.pending(counts.pending)] : []),
    ...(counts.accepted ? [deletion.accepted(counts.accepted)] : []),
  ];
}

export function DeleteEvent({ event, open, onClose, onDeleted }: DeleteEventProps) {
  const [remove] = useDeleteEventMutation();
  const confirm = async () => {
    const { error } = await remove({ id: event.id });
    if (error) {
      toast((isApiError(error) && error.message) || deletion.failed, 'error');
      return;
    }
    onClose();
    onDeleted();
    toast(deletion.done);
  };
  return (
    <Confirm
      title={event.title}
      action={deletion.confirm}
      takes={takenBy(event)}
      danger
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{deletion.question}</p>
    </Confirm>
  );
}
