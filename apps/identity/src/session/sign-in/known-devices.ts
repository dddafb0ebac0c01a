import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { KeyedMac } from '../keyed-mac.js';

const PATTERN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * A browser keeps a token `<device>.<mac>` per email address that signed in. Its attempts are counted separately, so
 * guesses by strangers never lock out the owner (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class KnownDevices {
  private readonly mac: KeyedMac;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.mac = new KeyedMac(config, 'known-device');
  }

  /** A known device keeps its token. */
  tokenFor(emailKey: string, deviceId: string = newId()): string {
    return `${deviceId}.${this.mac.of(emailKey, deviceId)}`;
  }

  /** Undefined if this address never signed in from there. */
  idOf(token: string | undefined, emailKey: string): string | undefined {
    const [, deviceId, mac] = PATTERN.exec(token ?? '') ?? [];
    if (deviceId === undefined || mac === undefined) return undefined;
    return this.mac.isOf(mac, emailKey, deviceId) ? deviceId : undefined;
  }
}
