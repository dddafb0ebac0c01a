import { Keyring, type StallbookConfig } from '@stallbook/platform';

/** Authenticates tokens that we issued, with one key per purpose. */
export class KeyedMac {
  private readonly keys: Keyring;

  constructor(config: Pick<StallbookConfig, 'STALLBOOK_SESSION_KEYS'>, purpose: string) {
    this.keys = Keyring.of(config, 'STALLBOOK_SESSION_KEYS', purpose);
  }

  /** 43 characters of base64url. */
  of(...parts: readonly (string | number)[]): string {
    return this.keys.mac(JSON.stringify(parts));
  }

  /** Constant time. */
  isOf(mac: string, ...parts: readonly (string | number)[]): boolean {
    return this.keys.isMac(mac, JSON.stringify(parts));
  }
}
