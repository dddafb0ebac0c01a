import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@stallbook/kernel';
import { CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { KeyedMac } from '../keyed-mac.js';

const PATTERN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * A browser from which somebody signed in keeps a token `<device>.<mac>` for their address of mail. It opens nothing: its
 * attempts are counted apart, so that strangers who guess the password keep the owner out of no place where they were
 * before (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class KnownDevices {
  private readonly mac: KeyedMac;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.mac = new KeyedMac(config, 'known-device');
  }

  /** For a device that is known already the same token again. */
  tokenFor(emailKey: string, deviceId: string = newId()): string {
    return `${deviceId}.${this.mac.of(emailKey, deviceId)}`;
  }

  /** undefined where nobody with this address signed in from there. */
  idOf(token: string | undefined, emailKey: string): string | undefined {
    const [, deviceId, mac] = PATTERN.exec(token ?? '') ?? [];
    if (deviceId === undefined || mac === undefined) return undefined;
    return this.mac.isOf(mac, emailKey, deviceId) ? deviceId : undefined;
  }
}
