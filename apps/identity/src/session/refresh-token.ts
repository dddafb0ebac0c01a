import { randomBytes } from 'node:crypto';
import type { StallbookConfig } from '@stallbook/platform';
import { KeyedMac } from './keyed-mac.js';

/** A refresh token contains its session and generation. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

const PATTERN = /^([0-9a-f-]{36})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

export const newNonce = () => randomBytes(32).toString('base64url');

/**
 * Refresh tokens are `<session>.<generation>.<mac>`. They follow from the session's nonce and our key, so none is stored,
 * and a reused token differs from a forged one.
 */
export class RefreshTokens {
  private readonly mac: KeyedMac;

  constructor(config: Pick<StallbookConfig, 'STALLBOOK_SESSION_KEYS'>) {
    this.mac = new KeyedMac(config, 'refresh-token');
  }

  make({ sessionId, generation }: RefreshToken, nonce: string): string {
    return `${sessionId}.${generation}.${this.mac.of(sessionId, generation, nonce)}`;
  }

  /** `genuine` is false for forged tokens. */
  parse(token: string): (RefreshToken & { genuine(nonce: string): boolean }) | undefined {
    const [, sessionId, generation, mac] = PATTERN.exec(token) ?? [];
    if (sessionId === undefined || generation === undefined || mac === undefined) return undefined;
    const place = { sessionId, generation: Number(generation) };
    return { ...place, genuine: (nonce) => this.mac.isOf(mac, sessionId, place.generation, nonce) };
  }
}
