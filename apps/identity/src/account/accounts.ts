import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { isDuplicateKey } from '@stallbook/event-store';
import { batchLoader } from '@stallbook/kernel/concurrency';
import { DB, normaliseEmail } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Account } from './account.js';
import { accountListing } from './account-listing.js';

const CONFIRMED = { emailConfirmedAt: { $type: 'date' as const } };

/** Accounts. In the same collection, without a date of confirmation, wait the sign-ups: see `SignUps`. */
@Injectable()
export class Accounts implements OnModuleInit {
  private readonly accounts: Collection<Account>;
  private readonly confirmed = batchLoader(async (emails) => {
    const found = await this.accounts.find({ email: { $in: [...emails] }, ...CONFIRMED }).toArray();
    return new Map(found.map((account) => [account.email, account]));
  });

  constructor(@Inject(DB) db: Db) {
    this.accounts = db.collection<Account>('accounts');
  }

  async onModuleInit(): Promise<void> {
    const name = 'one_confirmed_account_per_address';
    await this.accounts.createIndex({ email: 1 }, { name, unique: true, partialFilterExpression: CONFIRMED });
  }

  byId(id: string): Promise<Account | null> {
    return this.accounts.findOne({ _id: id });
  }

  /** Which of them are still there. */
  async existing(ids: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    return new Set(await this.accounts.distinct('_id', { _id: { $in: [...ids] } }, { session }));
  }

  /** The confirmed one. */
  byEmail(email: string): Promise<Account | null> {
    return this.confirmed(normaliseEmail(email));
  }

  /** @returns false when the address or the id has an account already. */
  async add(account: Account): Promise<boolean> {
    try {
      const { email, metadata } = account;
      const { contactName, businessName } = metadata;
      await this.accounts.insertOne({ ...account, listed: accountListing({ email, contactName, businessName }) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async setPassword(id: string, passwordHash: string, session: ClientSession): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { passwordHash } }, { session });
  }

  /** @returns false where the account is gone. */
  async setSecondFactor(id: string, secondFactor: boolean, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne({ _id: id }, { $set: { secondFactor } }, { session });
    return matchedCount === 1;
  }

  /** The same password with a fresh hash; one that was set meanwhile stays. */
  async replaceHash({ _id, passwordHash }: Account, fresh: string): Promise<void> {
    await this.accounts.updateOne({ _id, passwordHash }, { $set: { passwordHash: fresh } });
  }

  /** The account with its new, confirmed address; null when another account has the address by now. */
  async changeEmail(id: string, email: string, at: Date, session: ClientSession): Promise<Account | null> {
    if (await this.accounts.findOne({ email, ...CONFIRMED, _id: { $ne: id } }, { session })) return null;
    const before = await this.accounts.findOne({ _id: id }, { session });
    const listed = accountListing({ ...before?.listed, email });
    const moved = { $set: { email, emailConfirmedAt: at, listed } };
    return this.accounts.findOneAndUpdate({ _id: id }, moved, { session, returnDocument: 'after' });
  }

  count(): Promise<number> {
    return this.accounts.countDocuments(CONFIRMED);
  }

  /** How many of these addresses have a confirmed account. */
  countConfirmed(emails: readonly string[]): Promise<number> {
    return this.accounts.countDocuments({ email: { $in: emails.map(normaliseEmail) }, ...CONFIRMED });
  }
}
