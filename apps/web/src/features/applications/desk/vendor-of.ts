import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { desk as texts } from '../texts/desk.js';

export const vendorOf = ({ application }: DeskEntry): string => application.vendor?.businessName ?? texts.someVendor;
