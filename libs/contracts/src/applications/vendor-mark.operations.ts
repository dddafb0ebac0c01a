import { defineCommand, defineQuery } from '@stallbook/kernel';
import { PageInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AcceptedVendorsInput,
  RemoveVendorMarkInput,
  SaveVendorMarkInput,
  type AcceptedVendorPage,
  type VendorMark,
  type VendorRecordPage,
} from './vendor-mark.dto.js';

const access = ['organizer'] as const;

/** @throws `MEMBERSHIP.ORGANIZER_PRO_REQUIRED`, as all below; NOT_FOUND for a market event of another organizer */
export const acceptedVendors = defineQuery<AcceptedVendorPage>()('applications.acceptedVendors', {
  input: AcceptedVendorsInput,
  access,
});

/** Replaces the mark. @throws NOT_FOUND, `VENDOR_MARK.TOO_EARLY` before the market day, BAD_INPUT */
export const saveVendorMark = defineCommand<VendorMark>()('applications.saveVendorMark', {
  input: SaveVendorMarkInput,
  access,
});

export const removeVendorMark = defineCommand<Done>()('applications.removeVendorMark', {
  input: RemoveVendorMarkInput,
  access,
});

/** Summarizes the caller's own marks, best rating first. */
export const vendorRecords = defineQuery<VendorRecordPage>()('applications.vendorRecords', {
  input: PageInput,
  access,
});
