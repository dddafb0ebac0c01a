import type { VendorsQuery } from './api/vendors.generated.js';

/** What a list shows of a vendor. */
export type ListedVendor = VendorsQuery['vendors']['items'][number];
