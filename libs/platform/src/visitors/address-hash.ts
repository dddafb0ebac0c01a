import { Inject, Injectable } from '@nestjs/common';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';
import { CONFIG } from '../tokens.js';

/** Replaces an email address that need not be stored. Cannot be guessed without the key. */
@Injectable()
export class AddressHash {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Pick<StallbookConfig, 'STALLBOOK_ADDRESS_KEYS'>) {
    this.keys = Keyring.of(config, 'STALLBOOK_ADDRESS_KEYS', 'address-hash');
  }

  of(address: string): string {
    return this.keys.mac(normal(address));
  }

  /** Hashes by each key, so that entries from before a rotation are found. */
  every(address: string): string[] {
    return this.keys.macs(normal(address));
  }
}

const normal = (address: string): string => address.trim().toLowerCase();
