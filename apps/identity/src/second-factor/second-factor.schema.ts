import { defineSchema } from '@stallbook/platform/odm';
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

const text = { type: String, required: true };
const date = { type: Date, required: true };
const binary = { type: Buffer, required: true };
const embedded = { _id: false, strict: 'throw' } as const;
const count = { type: Number, required: true, min: 0 };

export const secondFactorSchema = defineSchema<SecondFactorDocument>(SECOND_FACTORS, {
  _id: text,
  accountId: text,
  authenticator: new Schema<Authenticator>({ sealed: binary, addedAt: date, lastStep: count }, embedded),
  passkeys: [
    {
      _id: false,
      id: text,
      credentialId: text,
      publicKey: binary,
      counter: count,
      transports: [String],
      name: text,
      addedAt: date,
      lastUsedAt: Date,
    },
  ],
  recoveryCodes: [{ _id: false, selector: text, hash: text }],
  pending: new Schema<PendingAuthenticator>({ sealed: binary, sessionId: text, expiresAt: date }, embedded),
});
