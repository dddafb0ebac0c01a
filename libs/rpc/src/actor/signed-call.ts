import { createHash } from 'node:crypto';
import type { RpcEnvelope } from '../envelope.js';

/** The parts of a call that the signature of its actor covers. */
export type SignedCall = Pick<RpcEnvelope, 'operation' | 'commandId' | 'input'>;

/** What is signed: who calls until when, and what. */
export function signedBytes(claims: string, { operation, commandId, input }: SignedCall): Buffer {
  const digest = createHash('sha256').update(input).digest('base64url');
  return Buffer.from(JSON.stringify([claims, operation, commandId, digest]));
}
