import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { StallbookConfig } from '../config/config.js';
import { CONFIG } from '../tokens.js';

/** Stands for an e-mail address where the address itself need not be kept. Nobody without the secret can guess it. */
@Injectable()
export class AddressHash {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  of(address: string): string {
    return createHmac('sha256', `address-hash:${this.config.STALLBOOK_SECRET}`)
      .update(address.trim().toLowerCase())
      .digest('base64url');
  }
}
