import { useViewer } from '../../lib/session/use-session.js';
import { useWaitingOwnQuery, useWaitingReceivedQuery } from './api/unread-counts.generated.js';

const unpaid = new Set(['pending', 'failed']);

/** Applications that wait for the viewer: for an organizer's decision, or for a payment that a vendor can make now. */
export function useWaitingApplications({ skip = false } = {}): number {
  const role = useViewer()?.role;
  const received = useWaitingReceivedQuery(undefined, { skip: skip || role !== 'organizer' });
  const own = useWaitingOwnQuery(undefined, { skip: skip || role !== 'vendor' });
  if (role === 'organizer') return received.data?.waiting.total ?? 0;
  const due = own.data?.waiting.items.filter(
    ({ payment }) => payment && unpaid.has(payment.status) && payment.isOrganizerReady,
  );
  return due?.length ?? 0;
}
