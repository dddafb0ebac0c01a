import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { connectedAccounts, type ConnectedAccountDocument } from './connected-account.projection.js';
import { statusOf } from './domain/connected-account.decider.js';

@Injectable()
export class ConnectedAccountReader {
  private readonly accounts: Collection<ConnectedAccountDocument>;

  constructor(@Inject(DB) db: Db) {
    this.accounts = connectedAccounts.in(db);
  }

  /** Returns the given organizers who can receive payments. */
  async readyAmong(organizerIds: readonly string[]): Promise<Set<string>> {
    const found = await this.accounts.find({ _id: { $in: [...new Set(organizerIds)] } }).toArray();
    return new Set(found.filter((account) => statusOf(account) === 'active').map(({ _id }) => _id));
  }
}
