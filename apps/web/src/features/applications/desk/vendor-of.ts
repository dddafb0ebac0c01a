import type { DeskEntryFactsFragment } from '../api/applications.generated.js';
import { desk as texts } from '../texts/desk.js';

export const vendorOf = ({ application }: Pick<DeskEntryFactsFragment, 'application'>): string =>
  application.vendor?.businessName ?? texts.someVendor;
