import { Page, PageHeader } from '../../../components/ui/layout.js';
import { VendorList } from '../components/vendor-list.js';
import { VendorSearch } from '../components/vendor-search.js';
import { vendorsPage } from '../texts.js';
import { useVendorFilters } from '../use-vendor-filters.js';

export function Component() {
  const { texts, type, ...shown } = useVendorFilters();
  return (
    <Page>
      <PageHeader title={vendorsPage.title} lead={vendorsPage.lead} />
      <VendorSearch texts={texts} type={type} />
      <VendorList {...shown} />
    </Page>
  );
}
