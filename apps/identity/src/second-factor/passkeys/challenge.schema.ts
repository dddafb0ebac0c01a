import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const PASSKEY_CHALLENGES = 'passkeyChallenges';

/** `add` belongs to a session, `check` to an account. */
export interface ChallengeUse {
  accountId: string;
  purpose: 'add' | 'check';
  sessionId: string | null;
}

export interface ChallengeDocument extends ChallengeUse {
  /** The challenge. */
  _id: string;
  expiresAt: Date;
}

export const challengeSchema = defineSchema<ChallengeDocument>(
  PASSKEY_CHALLENGES,
  {
    _id: requiredString,
    accountId: requiredString,
    purpose: { ...requiredString, enum: ['add', 'check'] },
    sessionId: String,
    expiresAt: requiredDate,
  },
  [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1 } }],
);
