import { Inject, Injectable } from '@nestjs/common';
import type { VerifyLinkInput } from '@stallbook/contracts';
import { isDuplicateKey, withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import type { ClientSession, MongoClient } from 'mongodb';
import { linkInvalid, type Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { AddressChange } from '../../account/address-change.js';
import { PasswordCheck } from '../../account/credentials/password-check.js';
import { EmailOutbox } from '../../account/email-outbox.js';
import { Links } from '../../account/links.js';

const WRONG = { path: 'password', message: 'That is not the password of the account' };

interface Given extends Pick<VerifyLinkInput, 'password'> {
  /** The signed-in account. */
  accountId: string | undefined;
}

/**
 * The link proves the mailbox. The account is proven separately, or else a stranger's account could get the address of
 * anyone who opens a link.
 */
@Injectable()
export class ConfirmEmailChange {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    private readonly accounts: Accounts,
    private readonly address: AddressChange,
    private readonly check: PasswordCheck,
    private readonly emails: EmailOutbox,
    private readonly links: Links,
  ) {}

  /** Null until the account is proven; the link stays valid. */
  async confirm(token: string, { accountId, password }: Given): Promise<Account | null> {
    const link = await this.links.require('email_change', token);
    const account = await this.accounts.byId(link.accountId);
    if (!account) throw linkInvalid();
    if (accountId !== account._id) {
      if (password === undefined) return null;
      await this.check.require(account, password, WRONG);
    }
    try {
      const changed = await withTransaction(this.client, (session) => this.redeem(token, session));
      this.emails.wake();
      return changed;
    } catch (error) {
      // Two accounts took the address concurrently.
      if (isDuplicateKey(error)) throw linkInvalid();
      throw error;
    }
  }

  private async redeem(token: string, session: ClientSession): Promise<Account> {
    return this.address.apply(await this.links.use('email_change', token, session), session);
  }
}
