import { Navigate } from 'react-router-dom';
import { AdminGreeting } from '../dashboards/admin-greeting.js';
import { OrganizerDashboard } from '../dashboards/organizer-dashboard.js';
import { VendorDashboard } from '../dashboards/vendor-dashboard.js';
import { AdminRightsNotice } from '../../features/second-factor/components/admin-rights-notice.js';
import { useViewer } from '../../lib/session/use-session.js';

export function Component() {
  const session = useViewer();
  if (!session) return <Navigate to="/login" replace />;
  const name = session.profile?.contactName ?? '';
  if (session.role === 'admin') return <AdminGreeting />;
  if (!session.profile) return <Navigate to="/second-factor" replace />;
  return (
    <>
      {session.user.awaitsSecondFactor && <AdminRightsNotice />}
      {session.role === 'organizer' ? (
        <OrganizerDashboard name={name} />
      ) : (
        <VendorDashboard name={name} city={session.profile.city ?? ''} state={session.profile.state ?? ''} />
      )}
    </>
  );
}
