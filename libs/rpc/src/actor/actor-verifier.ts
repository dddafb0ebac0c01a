import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { namedKeys, systemClock, type Actor } from '@stallbook/kernel';
import type { ActorClaims } from './actor-signer.js';
import { signedBytes, type SignedCall } from './signed-call.js';

/** Verifies the caller's identity. Services hold only public keys, so they cannot sign as anyone. */
export class ActorVerifier {
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /** @param keys `id:base64` of SPKI DER keys, separated by commas: every key that callers may use */
  constructor(keys: string) {
    this.keys = new Map(
      namedKeys(keys).map(({ id, bytes }) => [
        id,
        createPublicKey({ key: Buffer.from(bytes), format: 'der', type: 'spki' }),
      ]),
    );
  }

  /** Returns undefined if the signature is unknown, altered, expired, or for another call. */
  verify(token: string, call: SignedCall): Actor | undefined {
    const [body = '', text = '', ...rest] = token.split('.');
    const signature = Buffer.from(text, 'base64url');
    // Base64 decoders accept several spellings of the same bytes; only the canonical one is valid.
    if (rest.length > 0 || signature.toString('base64url') !== text) return undefined;
    const claims = claimsIn(body);
    const key = claims && this.keys.get(claims.key);
    if (!key || !verify(null, signedBytes(body, call), key, signature)) return undefined;
    return claims.expires > systemClock.now().getTime() ? claims.actor : undefined;
  }
}

function claimsIn(body: string): ActorClaims | undefined {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as ActorClaims;
  } catch {
    return undefined;
  }
}
