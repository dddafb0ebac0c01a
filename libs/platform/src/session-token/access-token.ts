import { createSecretKey } from 'node:crypto';
import type { Clock } from '@stallbook/kernel';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';

export const ACCESS_TOKEN_MS = 15 * 60_000;

/** The only accepted form. */
export const ACCESS_TOKEN_FORM = { algorithm: 'HS256', audience: 'stallbook' } as const;

const claimsSchema = z.object({
  sub: z.string(),
  /** Role of the profile; admin rights are decided per request. */
  role: z.enum(['vendor', 'organizer', 'none']),
  confirmed: z.boolean(),
  sid: z.string(),
  /** How often the second factor was turned on in the session; absent for never. */
  epoch: z.int().positive().optional(),
  /** `emailHash` of the address, for the list of admins. */
  eh: z.string(),
  /** Absent where the account has no second factor; see `SecondFactorCheck`. */
  factor: z.object({ checkedAt: z.iso.datetime().nullable() }).optional(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

/** Revokes the access tokens that a session got before the second factor was turned on, but not the session. */
export const epochIdOf = ({ sid, epoch = 0 }: Pick<AccessClaims, 'sid' | 'epoch'>): string => `${sid}.${epoch}`;

/** `exp` is in seconds. */
export const accessTokenSchema = claimsSchema.extend({ exp: z.int() });

export const accessTokenKeys = (config: Pick<StallbookConfig, 'STALLBOOK_ACCESS_TOKEN_KEYS'>): Keyring =>
  Keyring.of(config, 'STALLBOOK_ACCESS_TOKEN_KEYS', 'access-token');

/** Valid for 15 minutes; the header names the key. */
export function signAccessToken(claims: AccessClaims, keys: Keyring, clock: Clock): string {
  const { id, key } = keys.current;
  const iat = Math.floor(clock.now().getTime() / 1000);
  const body = { ...claims, iat, exp: iat + ACCESS_TOKEN_MS / 1000 };
  return jwt.sign(body, createSecretKey(key), { ...ACCESS_TOKEN_FORM, keyid: id });
}
