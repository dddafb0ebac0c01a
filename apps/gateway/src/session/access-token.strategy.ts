import { createSecretKey } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import type { Actor, Clock } from '@stallbook/kernel';
import {
  ACCESS_TOKEN_FORM,
  accessTokenSchema,
  epochIdOf,
  type AdminList,
  type Keyring,
  type SessionRevocationList,
} from '@stallbook/platform';
import { Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import type { SessionCookies } from './cookies.js';

export interface SignedIn {
  actor: Actor;
  until: Date;
  /** What ends the token earlier, in the list of revocations. */
  endsWith: readonly string[];
}

export interface AccessTokenParts {
  cookies: SessionCookies;
  keys: Keyring;
  clock: Clock;
  admins: AdminList;
  ended: Pick<SessionRevocationList, 'has'>;
}

export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(private readonly parts: AccessTokenParts) {
    super({
      jwtFromRequest: (request) => parts.cookies.accessOf(request) ?? null,
      secretOrKeyProvider: keyNamedIn(parts.keys),
      algorithms: [ACCESS_TOKEN_FORM.algorithm],
      audience: ACCESS_TOKEN_FORM.audience,
      // `validate` compares with the injected clock.
      ignoreExpiration: true,
    });
  }

  validate(payload: unknown): SignedIn | false {
    const { clock, ended, admins } = this.parts;
    const { success, data: claims } = accessTokenSchema.safeParse(payload);
    if (!success) return false;
    const endsWith = [claims.sid, epochIdOf(claims)];
    if (endsWith.some((id) => ended.has(id))) return false;
    const until = new Date(claims.exp * 1000);
    if (until <= clock.now()) return false;
    const { sub, sid, factor } = claims;
    // The role is decided per request, so removal from the admin list takes effect immediately.
    const role = admins.roleOf(claims);
    return {
      actor: { id: sub, role, sessionId: sid, ...(factor && { secondFactor: factor }) },
      until,
      endsWith,
    };
  }
}

/** A `KeyObject` saves `jsonwebtoken` from trying to parse the bytes as a public key (400 µs). */
function keyNamedIn(keys: Keyring): SecretOrKeyProvider {
  const known = new Map<unknown, Buffer>(
    keys.all.map(({ id, key }) => [id, createSecretKey(key) as unknown as Buffer]),
  );
  return (_request, token: string, done) => {
    const key = known.get(keyIdOf(token));
    done(key ? null : new Error('unknown key'), key);
  };
}

function keyIdOf(token: string): unknown {
  try {
    const head = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString()) as { kid?: unknown };
    return head?.kid;
  } catch {
    return undefined;
  }
}
