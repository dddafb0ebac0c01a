import { defineQuery } from '@stallbook/kernel';
import { VendorContactsInput, type VendorContactPage } from './vendor-contact.dto.js';

/** Excludes drafts. @throws `MEMBERSHIP.ORGANIZER_PRO_REQUIRED`, NOT_FOUND for a market event of another organizer */
export const vendorContacts = defineQuery<VendorContactPage>()('applications.vendorContacts', {
  input: VendorContactsInput,
  access: ['organizer'],
});
