import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, ByIdsInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AccountFilterInput,
  EndAccountSessionInput,
  type Account,
  type AccountPage,
  type AccountRecord,
} from './account.dto.js';
import { RequestEmailChangeInput } from './email-change.dto.js';
import { CurrentPasswordInput } from './current-password.inputs.js';
import type { AccountCounts } from './profile.dto.js';
import {
  AskForEmailInput,
  CheckNewPasswordInput,
  ResendConfirmationInput,
  UpdatePasswordInput,
  type NewPasswordCheck,
  type ResetSession,
} from './password.dto.js';
import { SignUpInput, VerifyLinkInput, type SignUpResult, type VerifiedLink } from './sign-up.dto.js';
import type { User } from './user.dto.js';

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

/** @throws `IDENTITY.LAST_ADMIN` for the only admin */
export const requestEmailChange = defineCommand<Done>()('identity.requestEmailChange', {
  input: RequestEmailChangeInput,
  access: 'signed-in',
  stepUp: true,
});

/**
 * @throws `IDENTITY.LINK_INVALID`, `IDENTITY.LINK_EXPIRED`, `IDENTITY.ALREADY_CONFIRMED` for a used sign-up link,
 * `BAD_INPUT` and `RATE_LIMITED` for its password, `IDENTITY.SECOND_FACTOR_NEEDED`, `IDENTITY.LAST_ADMIN` for the new
 * address of the only admin
 */
export const verifyLink = defineCommand<VerifiedLink>()('identity.verifyLink', {
  input: VerifyLinkInput,
  access: 'public',
});

export const currentUser = defineQuery<User>()('identity.currentUser', { input: NoInput, access: 'signed-in' });

export const countAccounts = defineQuery<AccountCounts>()('identity.countAccounts', {
  input: NoInput,
  access: ['admin'],
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
