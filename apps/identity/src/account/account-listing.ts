import { searchWords } from '@stallbook/platform';

interface ListingInput {
  email: string;
  role?: 'vendor' | 'organizer' | 'none';
  contactName?: string | null;
  businessName?: string | null;
}

/** Fields of the admins' account list that come from the profile. */
export interface AccountListing {
  role: 'vendor' | 'organizer' | 'none';
  contactName: string | null;
  businessName: string | null;
  /** Lower case, to sort without regard to case. */
  sortName: string;
  /** Search words. */
  words: string[];
}

/** Sorts after every name. */
const NAMELESS = '\uffff';

export function accountListing({
  email,
  role = 'none',
  contactName = null,
  businessName = null,
}: ListingInput): AccountListing {
  const sortName = (businessName ?? contactName)?.toLowerCase() ?? NAMELESS;
  return { role, contactName, businessName, sortName, words: searchWords(email, contactName, businessName) };
}
