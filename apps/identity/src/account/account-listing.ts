import { searchWords } from '@stallbook/platform';

interface Facts {
  email: string;
  role?: 'vendor' | 'organizer' | 'none';
  contactName?: string | null;
  businessName?: string | null;
}

/** What the admins' list of accounts shows of the profile, and finds and orders the account by. */
export interface AccountListing {
  /** The profile's. */
  role: 'vendor' | 'organizer' | 'none';
  contactName: string | null;
  businessName: string | null;
  /** The name, for an order that takes A and a for the same. */
  sortName: string;
  /** Words of the names and the address. */
  words: string[];
}

/** Sorts behind every name. */
const NAMELESS = '\uffff';

export function accountListing({
  email,
  role = 'none',
  contactName = null,
  businessName = null,
}: Facts): AccountListing {
  const sortName = (businessName ?? contactName)?.toLowerCase() ?? NAMELESS;
  return { role, contactName, businessName, sortName, words: searchWords(email, contactName, businessName) };
}
