import { Injectable } from '@nestjs/common';
import { EventStore } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import type { Account } from '../account/account.js';
import { profile } from '../profile/domain/profile.decider.js';

/** Other services find a person's data by keyed hashes of all addresses that they ever had. */
@Injectable()
export class AddressHistory {
  constructor(
    private readonly store: EventStore,
    private readonly hash: AddressHash,
  ) {}

  async of({ _id, email, formerEmails = [] }: Account): Promise<string[]> {
    const history = await this.store.history(profile, _id);
    const addresses = history.flatMap(({ data }) => ('email' in data ? [data.email] : []));
    return [...new Set([email, ...formerEmails, ...addresses].flatMap((address) => this.hash.every(address)))];
  }
}
