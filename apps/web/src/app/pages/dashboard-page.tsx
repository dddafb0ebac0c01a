import { Navigate } from 'react-router-dom';
import { OrganizerDashboard } from '../dashboards/organizer-dashboard.js';
import { VendorDashboard } from '../dashboards/vendor-dashboard.js';
import { useViewer } from '../../lib/session/use-session.js';
import { LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader } from '../../components/ui/layout.js';

/** Greets by role. */
export function Component() {
  const session = useViewer();
  if (!session) return <Navigate to="/login" replace />;
  if (session.role === 'vendor') return <VendorDashboard name={session.profile?.contactName ?? ''} />;
  if (session.role === 'organizer') return <OrganizerDashboard name={session.profile?.contactName ?? ''} />;
  return (
    <Page width="narrow">
      <PageHeader title="Good to see you" lead="You look after this marketplace." documentTitle="Dashboard" />
      <LinkButton to="/admin/dashboard">Open the admin dashboard</LinkButton>
    </Page>
  );
}
