import { useViewer } from '../../lib/session/use-session.js';
import { useWaitingOwnQuery, useWaitingReceivedQuery } from './api/unread-counts.generated.js';

/** Applications that wait for the viewer: for an organizer's decision, or for a vendor's payment. */
export function useWaitingApplications(): number {
  const role = useViewer()?.role;
  const received = useWaitingReceivedQuery(undefined, { skip: role !== 'organizer' });
  const own = useWaitingOwnQuery(undefined, { skip: role !== 'vendor' });
  if (role === 'organizer') return received.data?.waiting.total ?? 0;
  return own.data?.waiting.items.filter(({ paymentStatus }) => paymentStatus === 'pending').length ?? 0;
}
