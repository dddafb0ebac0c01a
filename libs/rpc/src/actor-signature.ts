import { createHmac, hkdfSync } from 'node:crypto';
import type { Actor, Clock } from '@stallbook/kernel';
import { sameText, systemClock } from '@stallbook/kernel';

/** A signature is for a call that is under way, not for keeping. */
const LIFETIME_MS = 60_000;

interface Claims {
  actor: Actor;
  operation: string;
  /** Epoch milliseconds. */
  expires: number;
}

/**
 * Signs who calls, and verifies it at the service, which cannot ask identity. A signature is good for one operation
 * and one minute, under a key derived from the installation's secret (at least 32 characters). Real time always:
 * the test clock moves markets, not signatures.
 */
export class ActorSignature {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly clock: Clock = systemClock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'stallbook rpc actor 1', 32));
  }

  sign(actor: Actor, operation: string): string {
    const claims: Claims = { actor, operation, expires: this.clock.now().getTime() + LIFETIME_MS };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${body}.${this.mac(body)}`;
  }

  /** The actor, or undefined where the signature is foreign, altered, expired or for another operation. */
  verify(token: unknown, operation: string): Actor | undefined {
    if (typeof token !== 'string') return undefined;
    const [body = '', mac = '', ...rest] = token.split('.');
    if (rest.length > 0 || !sameText(mac, this.mac(body))) return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    const valid = claims.operation === operation && claims.expires > this.clock.now().getTime();
    return valid ? claims.actor : undefined;
  }

  private mac(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}
