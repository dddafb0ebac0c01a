import { createHmac } from 'node:crypto';

const GATEWAY_FIELDS = new Set(['remoteAddress', 'deviceToken']);

/**
 * Detects a repeated command with a different input. Digests are keyed per command because inputs contain passwords and
 * personal data. One digest per key, current key first, so repeats work across a key rotation.
 */
export class InputDigests {
  constructor(private readonly keys: readonly Buffer[]) {}

  of(commandId: string, input: unknown): string[] {
    const text = JSON.stringify([commandId, input], (name, value: unknown) =>
      GATEWAY_FIELDS.has(name) ? undefined : value,
    );
    return this.keys.map((key) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22));
  }
}
