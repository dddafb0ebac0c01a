import { applicationsApi } from '../../features/applications/api/applications.generated.js';
import { Desk, firstOfDesk } from '../../features/applications/desk/desk.js';
import { EventPicker } from '../../features/events/components/event-picker.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { early, type Opening } from '../../lib/first-data.js';
import { useViewer } from '../../lib/session/use-session.js';
import { Navigate } from 'react-router-dom';
import { Component as VendorApplicationsPage, firstData as ofVendor } from './vendor-applications-page.js';

export function firstData(opening: Opening) {
  if (opening.role === 'vendor') return ofVendor(opening);
  if (opening.role !== 'organizer') return [];
  return [firstOfDesk(opening.query), applicationsApi.endpoints.deskChoices.initiate(undefined, early)];
}

export function Component() {
  const session = useViewer();
  if (session?.role === 'vendor') return <VendorApplicationsPage />;
  if (session?.role === 'organizer')
    return (
      <Desk
        pickEvent={(value, onChange) => <EventPicker value={value} onChange={onChange} />}
        messageAction={({ id }, iconOnly) => (
          <MessageLink small look="quiet" about="application" id={id} to="vendor" iconOnly={iconOnly} />
        )}
      />
    );
  return <Navigate to="/admin/dashboard" replace />;
}
