import { Navigate } from 'react-router-dom';
import { AdminGreeting } from '../dashboards/admin-greeting.js';
import { OrganizerDashboard } from '../dashboards/organizer-dashboard.js';
import { VendorDashboard } from '../dashboards/vendor-dashboard.js';
import { useViewer } from '../../lib/session/use-session.js';

/** Greets by role. */
export function Component() {
  const session = useViewer();
  if (!session) return <Navigate to="/login" replace />;
  const name = session.profile?.contactName ?? '';
  if (session.role === 'vendor') return <VendorDashboard name={name} state={session.profile?.state ?? ''} />;
  if (session.role === 'organizer') return <OrganizerDashboard name={name} />;
  return <AdminGreeting />;
}
