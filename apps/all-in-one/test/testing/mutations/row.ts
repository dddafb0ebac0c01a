import type { AdminOperationType } from '@stallbook/contracts';
import type { Fixtures, Part } from '../fixtures.js';

export type Ids = Fixtures['ids'];

export interface MutationRow {
  /** Callers who are allowed; all others are refused. */
  mayCall: readonly Part[];
  input?: (ids: Ids) => Record<string, unknown>;
  /** For input that names a record of the vendor or organizer: another person in that role is refused too. */
  notFor?: readonly ('vendor' | 'organizer')[];
  /** Successful callers have to sign in again. */
  signsOut?: true;
  /** The entry of an admin's mutation in the log of admin operations. Without one, `unlogged` gives the reason. */
  logs?: `${AdminOperationType}`;
  unlogged?: string;
  /** For input that names a record that belongs to none of the callers. */
  ownerless?: string;
}

export const everybody: readonly Part[] = ['visitor', 'none', 'unconfirmed', 'vendor', 'organizer', 'admin'];
export const signedIn: readonly Part[] = ['none', 'unconfirmed', 'vendor', 'organizer', 'admin'];
