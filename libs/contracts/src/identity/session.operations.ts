import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { RefreshSessionInput, SignInInput, SignOutInput, type Session } from './session.dto.js';
import type { OwnSession, SecurityEvent } from './security.dto.js';

export const mySessions = defineQuery<OwnSession[]>()('identity.mySessions', { input: NoInput, access: 'signed-in' });

export const endSession = defineCommand<Done>()('identity.endSession', { input: ByIdInput, access: 'signed-in' });

export const endAllSessions = defineCommand<Done>()('identity.endAllSessions', { input: NoInput, access: 'signed-in' });

export const mySecurityRecord = defineQuery<SecurityEvent[]>()('identity.mySecurityRecord', {
  input: NoInput,
  access: 'signed-in',
});

/**
 * @throws `IDENTITY.INVALID_CREDENTIALS`, `RATE_LIMITED`, `OVERLOADED`, `IDENTITY.SECOND_FACTOR_NEEDED` with
 * `SecondFactorNeeded` as details
 */
export const signIn = defineCommand<Session>()('identity.signIn', { input: SignInInput, access: 'public' });

/** @throws `IDENTITY.SESSION_ENDED` if the token is unknown, expired, or already used; clear the cookies */
export const refreshSession = defineCommand<Session>()('identity.refreshSession', {
  input: RefreshSessionInput,
  access: 'public',
});

/** Ends the session of the token or the caller. Never refuses, even for a broken session. */
export const signOut = defineCommand<Done>()('identity.signOut', { input: SignOutInput, access: 'public' });
