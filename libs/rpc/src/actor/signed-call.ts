import { createHash } from 'node:crypto';
import type { RpcEnvelope } from '../envelope.js';

export type SignedCall = Pick<RpcEnvelope, 'operation' | 'commandId' | 'input'>;

export function signedBytes(claims: string, { operation, commandId, input }: SignedCall): Buffer {
  const digest = createHash('sha256').update(input).digest('base64url');
  return Buffer.from(JSON.stringify([claims, operation, commandId, digest]));
}
