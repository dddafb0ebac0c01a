import { createHmac } from 'node:crypto';
import { sameText, type Clock } from '@stallbook/kernel';
import { z } from 'zod';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';

export const ACCESS_TOKEN_MS = 15 * 60_000;

const AUDIENCE = 'stallbook';

const claimsSchema = z.object({
  /** Id of the account. */
  sub: z.string(),
  /** Role of the profile; who is an admin is decided anew at each request. */
  role: z.enum(['vendor', 'organizer', 'none']),
  /** Whether the e-mail address is confirmed. */
  confirmed: z.boolean(),
  /** Id of the session. */
  sid: z.string(),
  /** `emailHash` of the address, for the list of admins. */
  eh: z.string(),
  /** Absent where the account has no second factor; see `SecondFactorCheck`. */
  factor: z.object({ checkedAt: z.iso.datetime().nullable() }).optional(),
});
const tokenSchema = claimsSchema.extend({ aud: z.string(), iat: z.int(), exp: z.int() });

export type AccessClaims = z.infer<typeof claimsSchema>;
export type RefusedToken = 'malformed' | 'forged' | 'other-audience' | 'expired';
export type VerifiedToken =
  { claims: AccessClaims; expiresAt: Date; reason: undefined } | { claims: undefined; reason: RefusedToken };

/** Identity signs with them, the gateway verifies. */
export const accessTokenKeys = (config: Pick<StallbookConfig, 'STALLBOOK_ACCESS_TOKEN_KEYS'>): Keyring =>
  Keyring.of(config, 'STALLBOOK_ACCESS_TOKEN_KEYS', 'access-token');

const macOf = (signed: string, key: Buffer): string => createHmac('sha256', key).update(signed).digest('base64url');
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const headerFor = (kid: string): string => encode({ alg: 'HS256', typ: 'JWT', kid });

/** A compact JWT (HS256) that holds for 15 minutes. */
export function signAccessToken(claims: AccessClaims, keys: Keyring, clock: Clock): string {
  const now = clock.now();
  const exp = seconds(new Date(now.getTime() + ACCESS_TOKEN_MS));
  const { id, key } = keys.current;
  const signed = `${headerFor(id)}.${encode({ ...claims, aud: AUDIENCE, iat: seconds(now), exp })}`;
  return `${signed}.${macOf(signed, key)}`;
}

const refused = (reason: RefusedToken): VerifiedToken => ({ claims: undefined, reason });

interface Genuine {
  claims: AccessClaims;
  exp: number;
}

/** A page asks many times with the same token: one that was found genuine is not looked at again, but for its end. */
const genuine = new WeakMap<Keyring, Map<string, Genuine>>();
const KEPT = 10_000;

/**
 * Who a token speaks for, or why it does not hold; never throws. The header must be exactly the one that is signed
 * here with one of our keys, so that a token cannot choose its own algorithm.
 */
export function verifyAccessToken(token: string, keys: Keyring, clock: Clock): VerifiedToken {
  const known = genuine.get(keys)?.get(token) ?? read(token, keys);
  if (typeof known === 'string') return refused(known);
  const expiresAt = new Date(known.exp * 1000);
  if (expiresAt <= clock.now()) return refused('expired');
  return { claims: known.claims, expiresAt, reason: undefined };
}

function keep(token: string, found: Genuine, keys: Keyring): Genuine {
  const tokens = genuine.get(keys) ?? new Map<string, Genuine>();
  if (tokens.size >= KEPT) tokens.clear();
  genuine.set(keys, tokens.set(token, found));
  return found;
}

function read(token: string, keys: Keyring): Genuine | RefusedToken {
  const [header, body, mac, ...rest] = token.split('.');
  if (header === undefined || body === undefined || mac === undefined || rest.length > 0) return 'malformed';
  const signer = keys.all.find(({ id }) => headerFor(id) === header);
  if (!signer || !sameText(mac, macOf(`${header}.${body}`, signer.key))) return 'forged';
  const parsed = tokenSchema.safeParse(parseBody(body));
  if (!parsed.success) return 'malformed';
  const { aud, exp, iat: _iat, ...claims } = parsed.data;
  return aud === AUDIENCE ? keep(token, { claims, exp }, keys) : 'other-audience';
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
