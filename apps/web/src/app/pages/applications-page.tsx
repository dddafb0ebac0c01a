import { ReceivedApplications } from '../../features/applications/components/received-applications.js';
import { EventPicker } from '../../features/events/components/event-picker.js';
import { useViewer } from '../../lib/session/use-session.js';
import { Navigate } from 'react-router-dom';
import { Component as VendorApplicationsPage } from './vendor-applications-page.js';

export function Component() {
  const session = useViewer();
  if (session?.role === 'vendor') return <VendorApplicationsPage />;
  if (session?.role === 'organizer')
    return <ReceivedApplications pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />} />;
  return <Navigate to="/admin/dashboard" replace />;
}
