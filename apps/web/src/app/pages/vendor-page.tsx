import { useParams } from 'react-router-dom';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { VendorProfile } from '../../features/vendors/components/vendor-profile.js';

export function Component() {
  const { id = '' } = useParams();
  return (
    <VendorProfile
      id={id}
      save={(vendor) => <SaveToggle label targetType="vendor" targetId={vendor.id} name={vendor.businessName} />}
    />
  );
}
