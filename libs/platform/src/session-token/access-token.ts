import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { sameText, type Clock } from '@stallbook/kernel';
import { z } from 'zod';

export const ACCESS_TOKEN_MS = 15 * 60_000;

const AUDIENCE = 'stallbook';
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

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

/** The key of the access tokens; `secret` is the installation's, at least 32 characters. */
export const sessionKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'stallbook', 'access-token', 32)));

const macOf = (signed: string, key: KeyObject): string => createHmac('sha256', key).update(signed).digest('base64url');
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A compact JWT (HS256) that holds for 15 minutes. */
export function signAccessToken(claims: AccessClaims, key: KeyObject, clock: Clock): string {
  const now = clock.now();
  const exp = seconds(new Date(now.getTime() + ACCESS_TOKEN_MS));
  const signed = `${HEADER}.${encode({ ...claims, aud: AUDIENCE, iat: seconds(now), exp })}`;
  return `${signed}.${macOf(signed, key)}`;
}

const refused = (reason: RefusedToken): VerifiedToken => ({ claims: undefined, reason });

interface Genuine {
  claims: AccessClaims;
  exp: number;
}

/** A page asks many times with the same token: one that was found genuine is not looked at again, but for its end. */
const genuine = new WeakMap<KeyObject, Map<string, Genuine>>();
const KEPT = 10_000;

/**
 * Who a token speaks for, or why it does not hold; never throws. The header must be exactly the one that is signed
 * here, so that a token cannot choose its own algorithm.
 */
export function verifyAccessToken(token: string, key: KeyObject, clock: Clock): VerifiedToken {
  const known = genuine.get(key)?.get(token) ?? read(token, key);
  if (typeof known === 'string') return refused(known);
  const expiresAt = new Date(known.exp * 1000);
  if (expiresAt <= clock.now()) return refused('expired');
  return { claims: known.claims, expiresAt, reason: undefined };
}

function keep(token: string, found: Genuine, key: KeyObject): Genuine {
  const tokens = genuine.get(key) ?? new Map<string, Genuine>();
  if (tokens.size >= KEPT) tokens.clear();
  genuine.set(key, tokens.set(token, found));
  return found;
}

function read(token: string, key: KeyObject): Genuine | RefusedToken {
  const [header, body, mac, ...rest] = token.split('.');
  if (header === undefined || body === undefined || mac === undefined || rest.length > 0) return 'malformed';
  if (header !== HEADER || !sameText(mac, macOf(`${header}.${body}`, key))) return 'forged';
  const parsed = tokenSchema.safeParse(parseBody(body));
  if (!parsed.success) return 'malformed';
  const { aud, exp, iat: _iat, ...claims } = parsed.data;
  return aud === AUDIENCE ? keep(token, { claims, exp }, key) : 'other-audience';
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
