import type { AccountRecordQuery } from './api/accounts.generated.js';

export type Person = AccountRecordQuery['account'];
