import { Inject, Injectable } from '@nestjs/common';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';
import { CONFIG } from '../tokens.js';

/** Replaces an e-mail address where the address itself need not be kept. No one without the key can guess it. */
@Injectable()
export class AddressHash {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Pick<StallbookConfig, 'STALLBOOK_ADDRESS_KEYS'>) {
    this.keys = Keyring.of(config, 'STALLBOOK_ADDRESS_KEYS', 'address-hash');
  }

  of(address: string): string {
    return this.keys.mac(normal(address));
  }

  /** By each key: what was kept before a new one came first is found by the one before. */
  every(address: string): string[] {
    return this.keys.macs(normal(address));
  }
}

const normal = (address: string): string => address.trim().toLowerCase();
