import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '@stallbook/kernel';
import { AddressHash, CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { Keyring } from '@stallbook/platform/sealing';

/** Who stops emails: a person with an account, or the holder of an address. */
export interface Recipient {
  personId: string | null;
  address: string;
}

/** Links that stop emails. They never expire, since emails are kept for years. */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: Keyring;
  private readonly hash: AddressHash;

  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {
    this.keys = Keyring.of(config, 'STALLBOOK_ADDRESS_KEYS', 'unsubscribe-link');
    this.hash = new AddressHash(config);
  }

  /** Every ID under which the recipient may have stopped emails. */
  idsOf({ personId, address }: Recipient): string[] {
    return personId ? [personId] : this.hash.every(address);
  }

  urlFor({ personId, address }: Recipient): string {
    const id = personId ?? this.hash.of(address);
    const token = new URLSearchParams({ token: `${id}.${this.keys.mac(id)}` });
    return publicUrl(this.config, `/unsubscribe?${token}`);
  }

  /** @throws NOT_FOUND */
  idIn(token: string): string {
    const [id = '', mac = '', ...rest] = token.split('.');
    if (rest.length > 0 || !this.keys.isMac(mac, id)) throw notFound('This link is incomplete');
    return id;
  }
}
