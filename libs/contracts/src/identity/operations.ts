import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput, PageInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { AccountFilterInput, EndAccountSessionInput } from './account.dto.js';
import type { AccountPage, AccountRecord } from './account.dto.js';
import { RequestEmailChangeInput } from './email-change.dto.js';
import { CurrentPasswordInput } from './current-password.input.js';
import { EraseAccountInput } from './erasure.dto.js';
import type { AccountErasure, AccountErasurePage, ErasureStep } from './erasure.dto.js';
import type { FoundingPlaces } from './founding-places.dto.js';
import { ByEmailInput, CreateProfileInput, UpdateProfileInput } from './profile.dto.js';
import type { AccountCounts, Profile, PublicProfile } from './profile.dto.js';
import {
  AskForMailInput,
  CheckNewPasswordInput,
  ResendConfirmationInput,
  UpdatePasswordInput,
} from './password.dto.js';
import type { NewPasswordCheck, ResetSession } from './password.dto.js';
import { RefreshSessionInput, SignInInput, SignOutInput } from './session.dto.js';
import type { Session } from './session.dto.js';
import type { OwnSession, SecurityEvent } from './security.dto.js';
import { SignUpInput, VerifyLinkInput } from './sign-up.dto.js';
import type { SignUpResult, VerifiedLink } from './sign-up.dto.js';
import type { User } from './user.dto.js';
import { VendorFilterInput } from './vendor.dto.js';
import type { VendorPage } from './vendor.dto.js';

/** The answer does not tell whether the address had an account, but where the installation asks for no confirmation. */
export const signUp = defineCommand<SignUpResult>()('identity.signUp', { input: SignUpInput, access: 'public' });

/** The same answer whether or not there is such an account, or it is confirmed already. */
export const resendConfirmation = defineCommand<Done>()('identity.resendConfirmation', {
  input: ResendConfirmationInput,
  access: 'public',
});

/** Mails a link that opens a session for a new password; the same answer whether or not there is such an account. */
export const requestPasswordReset = defineCommand<Done>()('identity.requestPasswordReset', {
  input: AskForMailInput,
  access: 'public',
});

export const resetSession = defineQuery<ResetSession>()('identity.resetSession', { input: NoInput, access: 'public' });

/** Before it is taken, while somebody types it. */
export const checkNewPassword = defineQuery<NewPasswordCheck>()('identity.checkNewPassword', {
  input: CheckNewPasswordInput,
  access: 'public',
});

/**
 * Ends all other sessions of the person. `IDENTITY.RESET_EXPIRED` where neither a reset link opened the session nor the
 * current password is given.
 */
export const updatePassword = defineCommand<Done>()('identity.updatePassword', {
  input: UpdatePasswordInput,
  access: 'signed-in',
});

/** Mails a link to the new address, which changes when it is opened; the same answer for an address that is taken. */
export const requestEmailChange = defineCommand<Done>()('identity.requestEmailChange', {
  input: RequestEmailChangeInput,
  access: 'signed-in',
});

/** Last seen first. */
export const mySessions = defineQuery<OwnSession[]>()('identity.mySessions', { input: NoInput, access: 'signed-in' });

export const endSession = defineCommand<Done>()('identity.endSession', { input: ByIdInput, access: 'signed-in' });

/** Also the one that asks. */
export const endAllSessions = defineCommand<Done>()('identity.endAllSessions', { input: NoInput, access: 'signed-in' });

/** The last 20 things that happened to the caller's account, newest first. */
export const mySecurityRecord = defineQuery<SecurityEvent[]>()('identity.mySecurityRecord', {
  input: NoInput,
  access: 'signed-in',
});

/**
 * `IDENTITY.LINK_INVALID` or `IDENTITY.LINK_EXPIRED` where the link does not hold, `IDENTITY.ALREADY_CONFIRMED` for the
 * link of a sign-up that worked before, `BAD_INPUT` and `RATE_LIMITED` for its password, `IDENTITY.SECOND_FACTOR_NEEDED`.
 */
export const verifyLink = defineCommand<VerifiedLink>()('identity.verifyLink', {
  input: VerifyLinkInput,
  access: 'public',
});

/**
 * `IDENTITY.INVALID_CREDENTIALS`, `RATE_LIMITED`, `OVERLOADED`. `IDENTITY.SECOND_FACTOR_NEEDED` carries
 * `SecondFactorNeeded` as its details.
 */
export const signIn = defineCommand<Session>()('identity.signIn', { input: SignInInput, access: 'public' });

/** `IDENTITY.SESSION_ENDED` where the token is unknown, expired or was used before: the cookies go. */
export const refreshSession = defineCommand<Session>()('identity.refreshSession', {
  input: RefreshSessionInput,
  access: 'public',
});

/** Ends the session of the token or of the caller; also for a broken session, so it never refuses. */
export const signOut = defineCommand<Done>()('identity.signOut', { input: SignOutInput, access: 'public' });

// The two below refuse an anonymous caller themselves, with the words that the specification fixes.

/** The second creation answers with the profile that is there. Refresh the session after it: the role changed. */
export const createProfile = defineCommand<Profile>()('identity.createProfile', {
  input: CreateProfileInput,
  access: 'public',
});

export const updateProfile = defineCommand<Profile>()('identity.updateProfile', {
  input: UpdateProfileInput,
  access: 'public',
});

export const currentUser = defineQuery<User>()('identity.currentUser', { input: NoInput, access: 'signed-in' });

/** The whole profile, for its owner and for admins; `NOT_FOUND` means that there is none yet. */
export const profile = defineQuery<Profile>()('identity.profile', { input: ByIdInput, access: 'signed-in' });

/** Public fields of those that exist, in no particular order. */
export const profilesByIds = defineQuery<PublicProfile[]>()('identity.profilesByIds', {
  input: ByIdsInput,
  access: 'public',
});

/** By business name. */
export const vendors = defineQuery<VendorPage>()('identity.vendors', { input: VendorFilterInput, access: 'signed-in' });

/** null where the address belongs to no organizer. */
export const findOrganizerByEmail = defineQuery<Profile | null>()('identity.findOrganizerByEmail', {
  input: ByEmailInput,
  access: ['admin'],
});

export const countAccounts = defineQuery<AccountCounts>()('identity.countAccounts', {
  input: NoInput,
  access: ['admin'],
});

export const foundingPlaces = defineQuery<FoundingPlaces>()('identity.foundingPlaces', {
  input: NoInput,
  access: 'public',
});

export const accounts = defineQuery<AccountPage>()('identity.accounts', {
  input: AccountFilterInput,
  access: ['admin'],
});

export const account = defineQuery<AccountRecord>()('identity.account', { input: ByIdInput, access: ['admin'] });

// What support does to an account. Each writes an entry in the log of admin operations.

export const endAccountSession = defineCommand<Done>()('identity.endAccountSession', {
  input: EndAccountSessionInput,
  access: ['admin'],
});

export const endAccountSessions = defineCommand<Done>()('identity.endAccountSessions', {
  input: ByIdInput,
  access: ['admin'],
});

/** `IDENTITY.ALREADY_CONFIRMED` where there is nothing to confirm. */
export const resendAccountConfirmation = defineCommand<Done>()('identity.resendAccountConfirmation', {
  input: ByIdInput,
  access: ['admin'],
});

/** Before sensitive actions of other services. `BAD_INPUT` at `currentPassword`, `RATE_LIMITED`. */
export const confirmPassword = defineCommand<Done>()('identity.confirmPassword', {
  input: CurrentPasswordInput,
  access: 'signed-in',
});

/** For good: nobody can sign in any more, and all services forget the person. `IDENTITY.LAST_ADMIN` for the only admin. */
export const eraseAccount = defineCommand<AccountErasure>()('identity.eraseAccount', {
  input: EraseAccountInput,
  access: 'signed-in',
});

/** For whoever was given the id. */
export const accountErasure = defineQuery<AccountErasure>()('identity.accountErasure', {
  input: ByIdInput,
  access: 'public',
});

/** Newest first. */
export const accountErasures = defineQuery<AccountErasurePage>()('identity.accountErasures', {
  input: PageInput,
  access: ['admin'],
});

/** The next step of an erasure; may be asked for any number of times. */
export const carryOutErasure = defineCommand<ErasureStep>()('identity.carryOutErasure', {
  input: ByIdInput,
  access: 'system',
});
