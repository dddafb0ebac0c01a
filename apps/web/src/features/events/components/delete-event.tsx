import { eventDayOf, type EventTimes } from '../../../components/event/market-day.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { formatCents } from '../../../lib/format/money.js';
import { useDeleteEventMutation, usePaidBoothsQuery, type EventApplicationsFragment } from '../api/events.generated.js';
import { deletion } from '../texts/owner.js';

interface DeleteEventProps {
  event: { id: string; title: string } & EventTimes & EventApplicationsFragment;
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

/** How many booths are paid, and what goes back to their vendors. */
function useRefunds(eventId: string, open: boolean): { paid?: number; refunds: string[] } {
  const { data, error, isFetching } = usePaidBoothsQuery({ eventId }, { skip: !open, refetchOnMountOrArgChange: true });
  if (isFetching) return { refunds: [deletion.countingPaid] };
  if (error || !data) return { refunds: [deletion.unknownPaid] };
  const { total, totals } = data.paid;
  if (total === 0) return { paid: 0, refunds: [] };
  return { paid: total, refunds: [deletion.paid(total, formatCents(totals.grossCents - totals.refundedCents))] };
}

export function DeleteEvent({ event, open, onClose, onDeleted }: DeleteEventProps) {
  const [remove] = useDeleteEventMutation();
  const { paid, refunds } = useRefunds(event.id, open);
  const confirm = async () => {
    const { data, error } = await remove({ id: event.id });
    if (error) {
      toast(messageOf(error, deletion.failed), 'error');
      return;
    }
    onClose();
    onDeleted();
    toast(data.done.isRefunding ? deletion.refunding : deletion.done);
  };
  return (
    <Confirm
      title={event.title}
      action={deletion.confirm}
      takes={[...takenBy(event), ...refunds]}
      danger
      open={open}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Stack gap={12}>
        <p>{deletion.question}</p>
        {!!paid && eventDayOf(event) === 'ended' && (
          <p>
            <strong>{deletion.hasEnded}</strong>
          </p>
        )}
      </Stack>
    </Confirm>
  );
}
