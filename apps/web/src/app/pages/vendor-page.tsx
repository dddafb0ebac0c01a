import { useParams } from 'react-router-dom';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { VendorProfile } from '../../features/vendors/components/vendor-profile.js';
import { useViewer } from '../../lib/session/use-session.js';

export function Component() {
  const { id = '' } = useParams();
  const role = useViewer()?.role;
  return (
    <VendorProfile
      id={id}
      save={(vendor) => (
        <>
          {(role === 'organizer' || role === 'admin') && <MessageLink about="person" id={vendor.id} to="message" />}
          <SaveToggle label targetType="vendor" targetId={vendor.id} name={vendor.businessName} />
        </>
      )}
    />
  );
}
