import type { AccountFilterInput } from '@stallbook/contracts';
import { escapeRegExp, normalizeEmail } from '@stallbook/kernel';
import { everyWordBegins } from '@stallbook/platform';
import { isUUID } from 'class-validator';
import type { QueryFilter } from 'mongoose';
import type { Account } from '../account/account.js';

type Criteria = Pick<AccountFilterInput, 'search' | 'confirmed'> & {
  role?: `${NonNullable<AccountFilterInput['role']>}` | null;
};

/** Null if nothing can match, as with a text without letters and digits. */
function searchOf(search: string): QueryFilter<Account> | null {
  if (isUUID(search)) return { _id: search.toLowerCase() };
  if (search.includes('@')) return { email: new RegExp(`^${escapeRegExp(normalizeEmail(search))}`) };
  const words = everyWordBegins(search);
  return words ? { 'listed.words': words } : null;
}

/** The confirmed address makes an admin, not the profile. */
function roleFilter(role: NonNullable<Criteria['role']>, admins: readonly string[]): QueryFilter<Account> {
  const isAdmin: QueryFilter<Account> = { email: { $in: [...admins] }, emailConfirmedAt: { $ne: null } };
  return role === 'admin' ? isAdmin : { 'listed.role': role, $nor: [isAdmin] };
}

/** Null if nothing can match. `admins` are normalized addresses. */
export function filterOf(
  { search, role, confirmed }: Criteria,
  admins: readonly string[],
): QueryFilter<Account> | null {
  const parts: QueryFilter<Account>[] = [];
  const text = search?.trim();
  if (text) {
    const found = searchOf(text);
    if (!found) return null;
    parts.push(found);
  }
  if (role) parts.push(roleFilter(role, admins));
  if (typeof confirmed === 'boolean') parts.push({ emailConfirmedAt: confirmed ? { $ne: null } : null });
  return parts.length > 0 ? { $and: parts } : {};
}

const SORTS = {
  newest: { createdAt: -1, _id: -1 },
  business: { 'listed.sortName': 1, _id: 1 },
  email: { email: 1, _id: 1 },
} as const satisfies Record<string, Record<string, 1 | -1>>;

export const sortOf = (order: keyof typeof SORTS | null | undefined): Record<string, 1 | -1> =>
  SORTS[order ?? 'newest'];
