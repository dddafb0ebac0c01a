import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Keyring, type StallbookConfig } from '@stallbook/platform';
import { Binary } from 'mongodb';

/** Secrets of authenticator apps, bound to their account. */
@Injectable()
export class SealedSecrets {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    this.keys = Keyring.of(config, 'STALLBOOK_PERSONAL_KEYS', 'authenticator');
  }

  seal(accountId: string, plain: string): Binary {
    return new Binary(this.keys.seal(Buffer.from(plain), [accountId]));
  }

  open(accountId: string, sealed: Binary): string {
    return this.keys.open(Buffer.from(sealed.buffer), [accountId]).toString();
  }
}
