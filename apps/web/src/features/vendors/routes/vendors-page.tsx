import { Page, PageHeader } from '../../../components/ui/layout.js';
import { VendorList } from '../components/vendor-list.js';
import { VendorSearch } from '../components/vendor-search.js';
import { useVendorFilters } from '../use-vendor-filters.js';

export function Component() {
  const { texts, type, ...shown } = useVendorFilters();
  return (
    <Page>
      <PageHeader title="Vendors" lead="Who sells what, and where they come from." />
      <VendorSearch texts={texts} type={type} />
      <VendorList {...shown} />
    </Page>
  );
}
