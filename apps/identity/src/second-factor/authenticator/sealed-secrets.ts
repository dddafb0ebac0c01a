import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, open, seal } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { Binary } from 'mongodb';

/** Secrets of authenticator apps, encrypted under a key for each account: one that is moved to another opens nothing. */
@Injectable()
export class SealedSecrets {
  private readonly secret: string;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.secret = config.STALLBOOK_SECRET;
  }

  seal(accountId: string, plain: string): Binary {
    return new Binary(seal(this.keyOf(accountId), Buffer.from(plain)));
  }

  open(accountId: string, sealed: Binary): string {
    return open(this.keyOf(accountId), Buffer.from(sealed.buffer)).toString();
  }

  private keyOf(accountId: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, accountId, 'stallbook authenticator 1', 32));
  }
}
