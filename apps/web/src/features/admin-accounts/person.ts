import type { AccountRecordQuery } from './api/admin-accounts.generated.js';

export type Person = AccountRecordQuery['account'];
