import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader } from '../../components/ui/layout.js';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';
import { VendorList } from '../../features/vendors/components/vendor-list.js';
import { VendorSearch } from '../../features/vendors/components/vendor-search.js';
import { vendorsPage } from '../../features/vendors/texts.js';
import { useVendorList } from '../../features/vendors/use-vendor-list.js';
import { useViewer } from '../../lib/session/use-session.js';
import { SavedVendors } from './saved-vendors.js';
import { savedVendors } from './texts/saved-vendors.js';

type Save = (vendor: { id: string; businessName: string }) => ReactNode;

function AllVendors({ save }: { save: Save }) {
  const { list, filters } = useVendorList();
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
      <VendorSearch {...filters} />
      <VendorList list={list} filters={filters} save={save} />
    </Page>
  );
}

export function Component() {
  const [params] = useSearchParams();
  const viewer = useViewer();
  const save: Save = ({ id, businessName }) =>
    viewer?.user.id !== id && <SaveToggle targetType="vendor" targetId={id} name={businessName} />;
  return params.has('saved') ? <SavedVendors save={save} /> : <AllVendors save={save} />;
}
