import { badInput, notFound } from '@stallbook/kernel';
import type { Binary } from 'mongodb';

export interface Authenticator {
  /** Encrypted. */
  sealed: Binary;
  addedAt: Date;
  /** Step of the last used code. It and earlier ones are refused. */
  lastStep: number;
}

export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: Binary;
  counter: number;
  transports: string[];
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

export interface StoredCode {
  /** Finds the code. */
  selector: string;
  hash: string;
}

export interface SecondFactor {
  authenticator: Authenticator | null;
  passkeys: readonly StoredPasskey[];
  recoveryCodes: readonly StoredCode[];
}

export type Change = (state: SecondFactor) => SecondFactor;

export const NO_FACTOR: SecondFactor = { authenticator: null, passkeys: [], recoveryCodes: [] };
const MAX_PASSKEYS = 10;

export const isOn = ({ authenticator, passkeys }: SecondFactor): boolean =>
  authenticator !== null || passkeys.length > 0;

/** Recovery codes need a factor. */
const settled = (state: SecondFactor): SecondFactor => (isOn(state) ? state : NO_FACTOR);

export const withAuthenticator =
  (authenticator: Authenticator): Change =>
  (state) => ({ ...state, authenticator });

export const withoutAuthenticator: Change = (state) => {
  if (!state.authenticator) throw notFound('There is no authenticator app');
  return settled({ ...state, authenticator: null });
};

export const withPasskey =
  (passkey: StoredPasskey): Change =>
  (state) => {
    if (state.passkeys.length >= MAX_PASSKEYS) throw badInput(`You can have ${MAX_PASSKEYS} passkeys at most.`);
    return { ...state, passkeys: [...state.passkeys, passkey] };
  };

export const withNewName =
  (id: string, name: string): Change =>
  (state) => ({
    ...state,
    passkeys: known(state, id).map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey)),
  });

export const withoutPasskey =
  (id: string): Change =>
  (state) =>
    settled({ ...state, passkeys: known(state, id).filter((passkey) => passkey.id !== id) });

export const withCodes =
  (recoveryCodes: readonly StoredCode[]): Change =>
  (state) => {
    if (!isOn(state)) throw notFound('There is no second factor');
    return { ...state, recoveryCodes };
  };

/** Existing codes stay. */
export const withFirstCodes =
  (recoveryCodes: readonly StoredCode[]): Change =>
  (state) =>
    state.recoveryCodes.length > 0 ? state : { ...state, recoveryCodes };

export const turnedOff: Change = (state) => {
  if (!isOn(state)) throw notFound('There is no second factor');
  return NO_FACTOR;
};

function known({ passkeys }: SecondFactor, id: string): readonly StoredPasskey[] {
  if (!passkeys.some((passkey) => passkey.id === id)) throw notFound('Passkey not found');
  return passkeys;
}
