import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader } from '../../components/ui/layout.js';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { VendorList } from '../../features/vendors/components/vendor-list.js';
import { VendorSearch } from '../../features/vendors/components/vendor-search.js';
import { vendorsPage } from '../../features/vendors/texts.js';
import { useVendorFilters } from '../../features/vendors/use-vendor-filters.js';
import { useViewer } from '../../lib/session/use-session.js';
import { SavedVendors } from './saved-vendors.js';
import { savedVendors } from './texts.js';

export function Component() {
  const { texts, type, ...shown } = useVendorFilters();
  const [params] = useSearchParams();
  const viewer = useViewer();
  const save = ({ id, businessName }: { id: string; businessName: string }) =>
    viewer?.user.id !== id && <SaveToggle targetType="vendor" targetId={id} name={businessName} />;
  if (params.has('saved')) return <SavedVendors save={save} />;
  return (
    <Page>
      <PageHeader
        title={vendorsPage.title}
        lead={vendorsPage.lead}
        actions={
          <LinkButton look="secondary" small icon="bookmark" to="/vendors?saved">
            {savedVendors.link}
          </LinkButton>
        }
      />
      <VendorSearch texts={texts} type={type} />
      <VendorList {...shown} save={save} />
    </Page>
  );
}
