import { LinkType } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const LINKS = 'links';

export interface LinkDocument {
  _id: string;
  /** SHA-256 of the token. Only the email contains the token itself. */
  tokenHash: string;
  /** Part of the token, so that a link that was revoked or deleted never becomes valid again. */
  nonce: string;
  type: `${LinkType}`;
  /** ID of the account or of its sign-up. */
  accountId: string;
  /** Where it was sent. A link that changes the address is sent to the new one. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  purgeAt: Date;
}

export const linkSchema = defineSchema<LinkDocument>(
  LINKS,
  {
    _id: requiredString,
    tokenHash: requiredString,
    nonce: requiredString,
    type: { ...requiredString, enum: Object.values(LinkType) },
    accountId: requiredString,
    email: requiredString,
    expiresAt: requiredDate,
    usedAt: Date,
    purgeAt: requiredDate,
  },
  [{ key: { purgeAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1, type: 1 } }, { key: { tokenHash: 1 } }],
);
