import type { VendorsQuery } from './api/vendors.generated.js';

export type ListedVendor = VendorsQuery['vendors']['items'][number];
