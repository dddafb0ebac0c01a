import { operationLog } from './texts.js';

/** An erased account has no name. */
export const performerName = (
  account: { contactName?: string | null; email?: string | null } | null | undefined,
): string => account?.contactName ?? account?.email ?? operationLog.admin;
