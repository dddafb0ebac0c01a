import type { CurrentUserQuery } from './api/session.generated.js';

type CurrentUser = NonNullable<CurrentUserQuery['user']>;

export type Role = Exclude<CurrentUser['role'], 'none'>;
export type SessionProfile = NonNullable<CurrentUser['profile']>;

/** `role` is the effective one: accounts on the admin list are `admin`, with or without a profile. */
export interface Session {
  /** An admin with `awaitsSecondFactor` has no admin rights until this session passes a second factor. */
  user: Omit<CurrentUser, 'profile' | 'role' | 'membership'>;
  profile: SessionProfile | null;
  role: CurrentUser['role'];
  /** What the plan of the person allows; basic if it is unknown. */
  membership: NonNullable<CurrentUser['membership']>;
}
