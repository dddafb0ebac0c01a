import {
  useMyApplicationsQuery,
  useReceivedApplicationsQuery,
} from '../../features/applications/api/applications.generated.js';
import { useViewer } from '../../lib/session/use-session.js';

export function useWaitingApplications(): number {
  const role = useViewer()?.role;
  const received = useReceivedApplicationsQuery(
    { input: { status: 'pending', page: 1, pageSize: 1 } },
    { skip: role !== 'organizer' },
  );
  const own = useMyApplicationsQuery(
    { input: { status: 'accepted', upcoming: true, page: 1, pageSize: 20 } },
    { skip: role !== 'vendor' },
  );
  if (role === 'organizer') return received.data?.applications.total ?? 0;
  return own.data?.applications.items.filter(({ paymentStatus }) => paymentStatus === 'pending').length ?? 0;
}
