import { typedUpTo } from '../../lib/lists/filters.js';
import type { ListAddress } from '../../lib/lists/use-list-address.js';
import { useListPage } from '../../lib/lists/use-list-page.js';
import { vendorsApi } from './api/vendors.generated.js';
import { vendorList } from './texts.js';

const filters = { search: typedUpTo(60), location: typedUpTo(60), category: typedUpTo(60) };
export type VendorFilters = ListAddress<typeof filters>;

/** The vendors that the address asks for. */
export const useVendorList = () =>
  useListPage({
    endpoint: vendorsApi.endpoints.vendors,
    filters,
    pageSize: 12,
    ask: (chosen, paging) => ({ input: { ...chosen, ...paging } }),
    pick: ({ vendors }) => vendors,
    notLoaded: vendorList.notLoaded,
  });
