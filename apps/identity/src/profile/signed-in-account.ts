import { Injectable } from '@nestjs/common';
import { unauthenticated, type CallContext } from '@stallbook/kernel';
import type { Account } from '../account/account.js';
import { Accounts } from '../account/accounts.js';

/** The account of the caller, or the refusal of the specification. */
@Injectable()
export class SignedInAccount {
  constructor(private readonly accounts: Accounts) {}

  async of({ actor }: CallContext): Promise<Account> {
    const account = actor && actor.role !== 'system' ? await this.accounts.byId(actor.id) : null;
    if (!account) throw unauthenticated('No user logged in');
    return account;
  }
}
