import { createHmac } from 'node:crypto';

/** Filled in by the gateway: a request that is sent again may come from another network. */
const CIRCUMSTANCES = new Set(['remoteAddress', 'deviceToken']);

/**
 * Tells whether a command that is sent again has the same input. Keyed, and different for each command, since it is
 * stored with the command's events and inputs hold passwords and personal data. By each key, the current one first: a
 * command may be sent again after its key was followed by another.
 */
export class InputDigests {
  constructor(private readonly keys: readonly Buffer[]) {}

  of(commandId: string, input: unknown): string[] {
    const text = JSON.stringify([commandId, input], (name, value: unknown) =>
      CIRCUMSTANCES.has(name) ? undefined : value,
    );
    return this.keys.map((key) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22));
  }
}
