import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { namedKeys, systemClock, type Actor, type Clock } from '@stallbook/kernel';
import { signedBytes, type SignedCall } from './signed-call.js';

/** Short, but with room for clock differences. */
const LIFETIME_MS = 60_000;

export interface ActorClaims {
  actor: Actor;
  key: string;
  /** Epoch milliseconds. */
  expires: number;
}

/**
 * Signs the caller's identity with the private Ed25519 key of the gateway and the workers. A signature covers one call:
 * operation, command ID, and input. It always uses real time, so the test clock does not affect it.
 */
export class ActorSigner {
  private readonly id: string;
  private readonly key: KeyObject;

  /** @param keys `id:base64` of PKCS #8 DER keys, separated by commas; the first one signs */
  constructor(
    keys: string,
    private readonly clock: Clock = systemClock,
  ) {
    const [{ id, bytes }] = namedKeys(keys);
    this.id = id;
    this.key = createPrivateKey({ key: Buffer.from(bytes), format: 'der', type: 'pkcs8' });
  }

  sign(actor: Actor, call: SignedCall): string {
    const claims: ActorClaims = { actor, key: this.id, expires: this.clock.now().getTime() + LIFETIME_MS };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${body}.${sign(null, signedBytes(body, call), this.key).toString('base64url')}`;
  }
}
