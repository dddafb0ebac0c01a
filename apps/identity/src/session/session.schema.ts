import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const SESSIONS = 'sessions';

export interface SessionDocument {
  _id: string;
  accountId: string;
  nonce: string;
  /** The generation of the current token. */
  generation: number;
  rotatedAt: Date;
  userAgent: string | null;
  /** Opened by a reset link: until then, a new password needs no current one. */
  resetUntil?: Date;
  /** The work after the sign-in is still to be done. */
  fresh?: boolean;
  /** Last check of the second factor. */
  factorAt?: Date;
  /** How often the second factor was turned on in it. */
  epoch?: number;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  /** Its end has yet to reach Redis. Of an erased account, only the ID, this, and the times of last use and end remain. */
  unpublished?: boolean;
}

/** No session, but the end of what was open in one before its second factor was turned on (`epochIdOf`). */
export const isEndOfEpoch = ({ _id }: SessionDocument): boolean => _id.includes('.');

export const sessionSchema = defineSchema<SessionDocument>(
  SESSIONS,
  {
    _id: requiredString,
    accountId: requiredString,
    nonce: requiredString,
    generation: { type: Number, required: true, min: 1 },
    rotatedAt: requiredDate,
    userAgent: String,
    resetUntil: Date,
    fresh: Boolean,
    factorAt: Date,
    epoch: Number,
    createdAt: requiredDate,
    expiresAt: requiredDate,
    endedAt: Date,
    unpublished: Boolean,
  },
  [
    // A week after a session can expire at the latest, so that its end is published even after an outage.
    { key: { rotatedAt: 1 }, expireAfterSeconds: 37 * 24 * 60 * 60 },
    { key: { expiresAt: 1, endedAt: 1 } },
    // Covers the devices of an account.
    { key: { accountId: 1, userAgent: 1, _id: 1 } },
    { key: { accountId: 1, rotatedAt: -1 }, name: 'open', partialFilterExpression: { endedAt: null } },
    { key: { endedAt: 1 }, partialFilterExpression: { endedAt: { $type: 'date' } } },
    { key: { unpublished: 1 }, partialFilterExpression: { unpublished: true } },
    { key: { fresh: 1 }, partialFilterExpression: { fresh: true } },
  ],
);
// A sign-in answers before its session is safe from a failover, and the next request must find it.
sessionSchema.set('readConcern', { level: 'local' });
