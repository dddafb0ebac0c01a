import { Injectable } from '@nestjs/common';
import { EventStore } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import type { Account } from '../account/account.js';
import { profile } from '../profile/domain/profile.js';

/** Keyed hashes of the addresses that a person has and had: others know what was sent under them by those alone. */
@Injectable()
export class FormerAddresses {
  constructor(
    private readonly store: EventStore,
    private readonly hash: AddressHash,
  ) {}

  async of({ _id, email }: Account): Promise<string[]> {
    const history = await this.store.history(profile, _id);
    const former = history.flatMap(({ data }) => ('email' in data ? [data.email] : []));
    return [...new Set([email, ...former].flatMap((address) => this.hash.every(address)))];
  }
}
