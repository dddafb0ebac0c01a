import { createPrivateKey, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { namedKeys, systemClock } from '@stallbook/kernel';
import type { Actor, Clock } from '@stallbook/kernel';
import { signedBytes } from './signed-call.js';
import type { SignedCall } from './signed-call.js';

/** A signature is for a call that is under way; the rest is room for clocks that differ. */
const LIFETIME_MS = 60_000;

export interface ActorClaims {
  actor: Actor;
  /** Id of the key. */
  key: string;
  /** Epoch milliseconds. */
  expires: number;
}

/**
 * Signs who calls, with the private Ed25519 key that the gateway and the workers hold. A signature is good for one
 * call: its operation, its command id and its input. Real time always: the test clock does not move signatures.
 */
export class ActorSigner {
  private readonly id: string;
  private readonly key: KeyObject;

  /** `keys`: `id:base64` of PKCS #8 in DER, a comma list of which the first one signs. */
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
