import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';

const PATTERN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * A browser from which somebody signed in keeps a token `<device>.<mac>` for their address of mail. It opens nothing: its
 * attempts are counted apart, so that strangers who guess the password keep the owner out of no place where they were
 * before (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.STALLBOOK_SECRET, 'stallbook', 'known-device', 32));
  }

  /** For a device that is known already the same token again. */
  tokenFor(emailKey: string, deviceId: string = randomUUID()): string {
    return `${deviceId}.${this.mac(emailKey, deviceId).toString('base64url')}`;
  }

  /** undefined where nobody with this address signed in from there. */
  idOf(token: string | undefined, emailKey: string): string | undefined {
    const [, deviceId, mac] = PATTERN.exec(token ?? '') ?? [];
    if (deviceId === undefined || mac === undefined) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const expected = this.mac(emailKey, deviceId);
    return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : undefined;
  }

  private mac(emailKey: string, deviceId: string): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([emailKey, deviceId]))
      .digest();
  }
}
