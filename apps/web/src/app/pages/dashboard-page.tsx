import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { Loading } from '../../components/ui/loading.js';
import { firstOfOrganizer, OrganizerDashboard } from '../dashboards/organizer-dashboard.js';
import { firstOfVendor, VendorDashboard } from '../dashboards/vendor-dashboard.js';
import type { Opening } from '../../lib/first-data.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useViewer } from '../../lib/session/use-session.js';

const AdminGreeting = lazyPart(() => import('../dashboards/admin-greeting.js'), 'AdminGreeting');
const AdminRightsNotice = lazyPart(
  () => import('../../features/second-factor/components/admin-rights-notice.js'),
  'AdminRightsNotice',
);

export function firstData({ role }: Opening) {
  if (role === 'vendor') return firstOfVendor();
  return role === 'organizer' ? firstOfOrganizer() : [];
}

export function Component() {
  const session = useViewer();
  if (!session) return <Navigate to="/login" replace />;
  const name = session.profile?.contactName ?? '';
  if (session.role === 'admin')
    return (
      <Suspense fallback={<Loading />}>
        <AdminGreeting />
      </Suspense>
    );
  if (!session.profile) return <Navigate to="/second-factor" replace />;
  return (
    <>
      <Suspense>{session.user.awaitsSecondFactor && <AdminRightsNotice />}</Suspense>
      {session.role === 'organizer' ? (
        <OrganizerDashboard name={name} />
      ) : (
        <VendorDashboard name={name} city={session.profile.city} state={session.profile.state} />
      )}
    </>
  );
}
