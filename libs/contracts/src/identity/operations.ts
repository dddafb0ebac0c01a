import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput, PageInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { AccountFilterInput, EndAccountSessionInput } from './account.dto.js';
import type { Account, AccountPage, AccountRecord } from './account.dto.js';
import { RequestEmailChangeInput } from './email-change.dto.js';
import { CurrentPasswordInput } from './current-password.inputs.js';
import { EraseAccountInput } from './erasure.dto.js';
import type { AccountErasure, AccountErasurePage, ErasureStep } from './erasure.dto.js';
import type { FoundingPlaces } from './founding-places.dto.js';
import { ChooseLanguageInput } from './language.dto.js';
import { ByEmailInput, CreateProfileInput, UpdateProfileInput } from './profile.dto.js';
import type { AccountCounts, Profile, PublicProfile } from './profile.dto.js';
import {
  AskForEmailInput,
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

/** Does not reveal whether the address has an account, unless the installation skips confirmation. */
export const signUp = defineCommand<SignUpResult>()('identity.signUp', { input: SignUpInput, access: 'public' });

export const resendConfirmation = defineCommand<Done>()('identity.resendConfirmation', {
  input: ResendConfirmationInput,
  access: 'public',
});

export const requestPasswordReset = defineCommand<Done>()('identity.requestPasswordReset', {
  input: AskForEmailInput,
  access: 'public',
});

export const resetSession = defineQuery<ResetSession>()('identity.resetSession', { input: NoInput, access: 'public' });

export const checkNewPassword = defineQuery<NewPasswordCheck>()('identity.checkNewPassword', {
  input: CheckNewPasswordInput,
  access: 'public',
});

/** Ends all other sessions. @throws `IDENTITY.RESET_EXPIRED` without a reset session or the current password */
export const updatePassword = defineCommand<Done>()('identity.updatePassword', {
  input: UpdatePasswordInput,
  access: 'signed-in',
});

export const requestEmailChange = defineCommand<Done>()('identity.requestEmailChange', {
  input: RequestEmailChangeInput,
  access: 'signed-in',
});

export const mySessions = defineQuery<OwnSession[]>()('identity.mySessions', { input: NoInput, access: 'signed-in' });

export const endSession = defineCommand<Done>()('identity.endSession', { input: ByIdInput, access: 'signed-in' });

export const endAllSessions = defineCommand<Done>()('identity.endAllSessions', { input: NoInput, access: 'signed-in' });

export const mySecurityRecord = defineQuery<SecurityEvent[]>()('identity.mySecurityRecord', {
  input: NoInput,
  access: 'signed-in',
});

/**
 * @throws `IDENTITY.LINK_INVALID`, `IDENTITY.LINK_EXPIRED`, `IDENTITY.ALREADY_CONFIRMED` for a used sign-up link,
 * `BAD_INPUT` and `RATE_LIMITED` for its password, `IDENTITY.SECOND_FACTOR_NEEDED`
 */
export const verifyLink = defineCommand<VerifiedLink>()('identity.verifyLink', {
  input: VerifyLinkInput,
  access: 'public',
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

/** Returns the existing profile if there is one. Refresh the session afterwards, because the role changes. */
export const createProfile = defineCommand<Profile>()('identity.createProfile', {
  input: CreateProfileInput,
  access: 'public',
});

/** @throws PROFILE.CHANGED_MEANWHILE, with the fields, if some of them are not as the client began with */
export const updateProfile = defineCommand<Profile>()('identity.updateProfile', {
  input: UpdateProfileInput,
  access: 'public',
});

/** Of what the person reads: pages on every device, and emails. */
export const chooseLanguage = defineCommand<Done>()('identity.chooseLanguage', {
  input: ChooseLanguageInput,
  access: 'signed-in',
});

export const currentUser = defineQuery<User>()('identity.currentUser', { input: NoInput, access: 'signed-in' });

/** For the owner and admins. @throws NOT_FOUND if there is no profile yet */
export const profile = defineQuery<Profile>()('identity.profile', { input: ByIdInput, access: 'signed-in' });

export const profilesByIds = defineQuery<PublicProfile[]>()('identity.profilesByIds', {
  input: ByIdsInput,
  access: 'public',
});

export const vendors = defineQuery<VendorPage>()('identity.vendors', { input: VendorFilterInput, access: 'signed-in' });

/** By business name, at most 200. */
export const organizers = defineQuery<Profile[]>()('identity.organizers', { input: NoInput, access: ['admin'] });

/** Null if the address belongs to no organizer. */
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

export const accountsByIds = defineQuery<Account[]>()('identity.accountsByIds', {
  input: ByIdsInput,
  access: ['admin'],
});

export const account = defineQuery<AccountRecord>()('identity.account', { input: ByIdInput, access: ['admin'] });

export const endAccountSession = defineCommand<Done>()('identity.endAccountSession', {
  input: EndAccountSessionInput,
  access: ['admin'],
});

export const endAccountSessions = defineCommand<Done>()('identity.endAccountSessions', {
  input: ByIdInput,
  access: ['admin'],
});

/** @throws `IDENTITY.ALREADY_CONFIRMED` */
export const resendAccountConfirmation = defineCommand<Done>()('identity.resendAccountConfirmation', {
  input: ByIdInput,
  access: ['admin'],
});

/** For sensitive actions of other services. @throws `BAD_INPUT` at `currentPassword`, `RATE_LIMITED` */
export const confirmPassword = defineCommand<Done>()('identity.confirmPassword', {
  input: CurrentPasswordInput,
  access: 'signed-in',
});

/**
 * Permanently deletes an account and the person's data in all services. @throws `IDENTITY.LAST_ADMIN` for the only
 * admin
 */
export const eraseAccount = defineCommand<AccountErasure>()('identity.eraseAccount', {
  input: EraseAccountInput,
  access: 'signed-in',
});

export const accountErasure = defineQuery<AccountErasure>()('identity.accountErasure', {
  input: ByIdInput,
  access: 'public',
});

export const accountErasures = defineQuery<AccountErasurePage>()('identity.accountErasures', {
  input: PageInput,
  access: ['admin'],
});

export const carryOutErasure = defineCommand<ErasureStep>()('identity.carryOutErasure', {
  input: ByIdInput,
  access: 'system',
});
