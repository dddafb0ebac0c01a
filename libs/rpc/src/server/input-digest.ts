import { createHmac, hkdfSync } from 'node:crypto';

/** Filled in by the gateway: a request that is sent again may come from another network. */
const CIRCUMSTANCES = new Set(['remoteAddress', 'deviceToken']);

/**
 * Tells whether a command that is sent again has the same input. Keyed, and different for each command, since it is
 * stored with the command's events and inputs hold passwords and personal data.
 */
export class InputDigest {
  private readonly key: Buffer;

  /** `secret` is the installation's, at least 32 characters. */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'stallbook input digest 1', 32));
  }

  of(commandId: string, input: unknown): string {
    const text = JSON.stringify([commandId, input], (name, value: unknown) =>
      CIRCUMSTANCES.has(name) ? undefined : value,
    );
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 22);
  }
}
