import type { AccountRecordQuery } from './api/accounts.generated.js';

/** One person, as support sees them. */
export type Person = AccountRecordQuery['account'];
