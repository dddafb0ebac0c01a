import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  AddPasskeyInput,
  CompleteSignInInput,
  ConfirmAuthenticatorInput,
  RenamePasskeyInput,
  SecondFactorProofInput,
  StartSecondFactorInput,
  WithTicketInput,
  type MySecondFactor,
  type NewAuthenticator,
  type NewRecoveryCodes,
  type PasskeyOptions,
  type SecondFactorAdded,
} from './second-factor.dto.js';
import type { Session } from './session.dto.js';

export const mySecondFactor = defineQuery<MySecondFactor>()('identity.mySecondFactor', {
  input: NoInput,
  access: 'signed-in',
});

export const signInPasskeyOptions = defineCommand<PasskeyOptions>()('identity.signInPasskeyOptions', {
  input: WithTicketInput,
  access: 'public',
});

/** The second step of a sign-in. @throws `IDENTITY.TICKET_EXPIRED`, `IDENTITY.WRONG_FACTOR`, `RATE_LIMITED` */
export const completeSignIn = defineCommand<Session>()('identity.completeSignIn', {
  input: CompleteSignInInput,
  access: 'public',
});

export const checkPasskeyOptions = defineCommand<PasskeyOptions>()('identity.checkPasskeyOptions', {
  input: NoInput,
  access: 'signed-in',
});

export const checkSecondFactor = defineCommand<Done>()('identity.checkSecondFactor', {
  input: SecondFactorProofInput,
  access: 'signed-in',
});

// Changes to the second factor. Adding the first one requires the current password, everything else a fresh check.
// Refresh the session after adding the first one and after turning it off.

export const startAuthenticator = defineCommand<NewAuthenticator>()('identity.startAuthenticator', {
  input: StartSecondFactorInput,
  access: 'signed-in',
  stepUp: true,
});

/** @throws `IDENTITY.WRONG_FACTOR`, `IDENTITY.NOT_STARTED`, `RATE_LIMITED` */
export const confirmAuthenticator = defineCommand<SecondFactorAdded>()('identity.confirmAuthenticator', {
  input: ConfirmAuthenticatorInput,
  access: 'signed-in',
  stepUp: true,
});

/** @throws `IDENTITY.SECOND_FACTOR_REQUIRED` for the last factor of an admin who needs one; also for passkeys */
export const removeAuthenticator = defineCommand<Done>()('identity.removeAuthenticator', {
  input: NoInput,
  access: 'signed-in',
  stepUp: true,
});

export const startPasskey = defineCommand<PasskeyOptions>()('identity.startPasskey', {
  input: StartSecondFactorInput,
  access: 'signed-in',
  stepUp: true,
});

/** @throws `IDENTITY.PASSKEY_REFUSED` */
export const addPasskey = defineCommand<SecondFactorAdded>()('identity.addPasskey', {
  input: AddPasskeyInput,
  access: 'signed-in',
  stepUp: true,
});

export const renamePasskey = defineCommand<Done>()('identity.renamePasskey', {
  input: RenamePasskeyInput,
  access: 'signed-in',
  stepUp: true,
});

export const removePasskey = defineCommand<Done>()('identity.removePasskey', {
  input: ByIdInput,
  access: 'signed-in',
  stepUp: true,
});

export const renewRecoveryCodes = defineCommand<NewRecoveryCodes>()('identity.renewRecoveryCodes', {
  input: NoInput,
  access: 'signed-in',
  stepUp: true,
});

export const turnOffSecondFactor = defineCommand<Done>()('identity.turnOffSecondFactor', {
  input: NoInput,
  access: 'signed-in',
  stepUp: true,
});
