import { isPresent } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationDetails, ApplicationState, VendorDescription } from './application.state.js';

export interface DescribeVendor {
  type: 'describe-vendor';
  vendor: VendorDescription;
}

/** Follows the profile of the vendor, also of a draft: it may be sent before the profile arrives. */
export function describeVendor({ vendor }: DescribeVendor, state: ApplicationState): ApplicationEvent[] {
  return isPresent(state) ? described(state, vendor) : [];
}

export function described(
  {
    applicationId,
    vendorId,
    vendorDescription,
  }: Pick<ApplicationDetails, 'applicationId' | 'vendorId' | 'vendorDescription'>,
  { businessName, categories }: VendorDescription,
): ApplicationEvent[] {
  if (vendorDescription?.businessName === businessName && vendorDescription.categories === categories) return [];
  return [{ type: 'application.vendor-described', data: { applicationId, vendorId, businessName, categories } }];
}
