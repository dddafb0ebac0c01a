import { createSecretKey } from 'node:crypto';
import type { Clock } from '@stallbook/kernel';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';

export const ACCESS_TOKEN_MS = 15 * 60_000;

/** How tokens are signed, and the only way that is accepted. */
export const ACCESS_TOKEN_FORM = { algorithm: 'HS256', audience: 'stallbook' } as const;

const claimsSchema = z.object({
  /** Id of the account. */
  sub: z.string(),
  /** Role of the profile; each request decides again who is an admin. */
  role: z.enum(['vendor', 'organizer', 'none']),
  /** Whether the email address is confirmed. */
  confirmed: z.boolean(),
  /** Id of the session. */
  sid: z.string(),
  /** `emailHash` of the address, for the list of admins. */
  eh: z.string(),
  /** Absent where the account has no second factor; see `SecondFactorCheck`. */
  factor: z.object({ checkedAt: z.iso.datetime().nullable() }).optional(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

/** What a verified token says, with its end in seconds. */
export const accessTokenSchema = claimsSchema.extend({ exp: z.int() });

/** Identity signs with them, the gateway verifies. */
export const accessTokenKeys = (config: Pick<StallbookConfig, 'STALLBOOK_ACCESS_TOKEN_KEYS'>): Keyring =>
  Keyring.of(config, 'STALLBOOK_ACCESS_TOKEN_KEYS', 'access-token');

/** A JWT that is valid for 15 minutes; its head names the key. */
export function signAccessToken(claims: AccessClaims, keys: Keyring, clock: Clock): string {
  const { id, key } = keys.current;
  const iat = Math.floor(clock.now().getTime() / 1000);
  const body = { ...claims, iat, exp: iat + ACCESS_TOKEN_MS / 1000 };
  return jwt.sign(body, createSecretKey(key), { ...ACCESS_TOKEN_FORM, keyid: id });
}
