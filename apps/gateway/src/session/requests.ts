import type { Actor, Clock } from '@stallbook/kernel';
import {
  verifyAccessToken,
  type AdminList,
  type SessionRevocationList,
  type Keyring,
  type VerifiedToken,
} from '@stallbook/platform';
import type { RpcClient } from '@stallbook/rpc';
import type { FastifyRequest } from 'fastify';
import type { ReadCache } from '../cache/read-cache.js';
import { Caller } from './caller.js';
import { WROTE, type SessionCookies } from './cookies.js';

export interface RequestParts {
  rpc: RpcClient;
  cache: ReadCache;
  clock: Clock;
  cookies: SessionCookies;
  keys: Keyring;
  admins: AdminList;
  ended: SessionRevocationList;
}

/** Turns a request into the caller that it comes from. */
export class Requests {
  constructor(private readonly parts: RequestParts) {}

  callerOf(request: FastifyRequest): Caller {
    const { rpc, cache } = this.parts;
    const key = request.headers['idempotency-key'];
    return new Caller({
      rpc,
      cache,
      actor: this.actorOf(request),
      idempotencyKey: typeof key === 'string' ? key : undefined,
      wroteJustNow: request.cookies[WROTE] !== undefined,
    });
  }

  /** When the token that a signed-in person's request came with stops to hold. */
  accessUntil(request: FastifyRequest): Date | undefined {
    const verified = this.verify(request);
    return verified?.claims && verified.expiresAt;
  }

  /** undefined for visitors; a token that does not hold, or whose session ended, makes a visitor too. */
  actorOf(request: FastifyRequest): Actor | undefined {
    const verified = this.verify(request);
    if (!verified?.claims) return undefined;
    const { sub, confirmed, sid, factor } = verified.claims;
    // Whoever is taken off the list loses the rights with the next request.
    const role = this.parts.admins.roleOf(verified.claims);
    return { id: sub, role, emailConfirmed: confirmed, sessionId: sid, ...(factor && { secondFactor: factor }) };
  }

  private verify(request: FastifyRequest): VerifiedToken | undefined {
    const token = this.parts.cookies.accessOf(request);
    const verified = token ? verifyAccessToken(token, this.parts.keys, this.parts.clock) : undefined;
    return verified?.claims && this.parts.ended.has(verified.claims.sid) ? undefined : verified;
  }
}
