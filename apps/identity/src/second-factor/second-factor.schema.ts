import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import type { Binary } from 'mongodb';
import { Schema } from 'mongoose';
import type { Authenticator, SecondFactor } from './second-factor.js';

export const SECOND_FACTORS = 'secondFactors';

/** An authenticator app without its first code. */
export interface PendingAuthenticator {
  sealed: Binary;
  sessionId: string;
  expiresAt: Date;
}

export interface SecondFactorDocument extends SecondFactor {
  /** Account ID. */
  _id: string;
  accountId: string;
  pending?: PendingAuthenticator;
}

const binary = { type: Buffer, required: true };
const embedded = { _id: false, strict: 'throw' } as const;
const count = { type: Number, required: true, min: 0 };

export const secondFactorSchema = defineSchema<SecondFactorDocument>(
  SECOND_FACTORS,
  {
    _id: requiredString,
    accountId: requiredString,
    authenticator: new Schema<Authenticator>({ sealed: binary, addedAt: requiredDate, lastStep: count }, embedded),
    passkeys: [
      {
        _id: false,
        id: requiredString,
        credentialId: requiredString,
        publicKey: binary,
        counter: count,
        transports: [String],
        name: requiredString,
        addedAt: requiredDate,
        lastUsedAt: Date,
      },
    ],
    recoveryCodes: [{ _id: false, selector: requiredString, hash: requiredString }],
    pending: new Schema<PendingAuthenticator>(
      { sealed: binary, sessionId: requiredString, expiresAt: requiredDate },
      embedded,
    ),
  },
  [{ key: { accountId: 1 } }],
);
