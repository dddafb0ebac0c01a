import { Inject, Injectable } from '@nestjs/common';
import { DomainError, normalizeEmail } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Account } from './account.js';
import { Accounts } from './accounts.js';

const REFUSALS = {
  deletion: 'You are the only admin. Make someone else an admin before you delete this account.',
  change: 'You are the only admin. Make someone else an admin before you change your email address.',
};

/** Keeps an admin who deletes their account or moves to another address from leaving none behind. */
@Injectable()
export class LastAdmin {
  private readonly addresses: readonly string[];

  constructor(
    private readonly accounts: Accounts,
    @Inject(CONFIG) { STALLBOOK_ADMIN_EMAILS }: StallbookConfig,
  ) {
    this.addresses = STALLBOOK_ADMIN_EMAILS.map(normalizeEmail);
  }

  /**
   * Writes to another admin's account: of two admins who leave concurrently, one is retried and finds the other gone.
   * `newEmail` is null for a deletion.
   * @throws DomainError IDENTITY.LAST_ADMIN
   */
  async requireAnother(
    { _id, email, emailConfirmedAt }: Account,
    newEmail: string | null,
    session?: ClientSession,
  ): Promise<void> {
    const isAdmin = emailConfirmedAt !== null && this.addresses.includes(email);
    if (!isAdmin || (newEmail !== null && this.addresses.includes(newEmail))) return;
    if (await this.accounts.writeToOther(_id, this.addresses, session)) return;
    throw new DomainError('IDENTITY.LAST_ADMIN', REFUSALS[newEmail === null ? 'deletion' : 'change']);
  }
}
