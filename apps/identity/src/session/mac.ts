import { createHmac, hkdfSync } from 'node:crypto';
import { sameText } from '@stallbook/kernel';

/** Marks by which we know again what we gave out, made with a key of their own for each purpose. */
export class Mac {
  private readonly key: Buffer;

  /** `secret` is the installation's, at least 32 characters. */
  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'stallbook', purpose, 32));
  }

  /** 43 characters of base64url. */
  of(...parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('base64url');
  }

  /** Takes as long for a wrong one. */
  isOf(mac: string, ...parts: readonly (string | number)[]): boolean {
    return sameText(mac, this.of(...parts));
  }
}
