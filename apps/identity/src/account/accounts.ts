import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { isDuplicateKey } from '@stallbook/event-store';
import { DB, normaliseEmail } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { together } from '../together.js';
import type { Account } from './account.js';
import { listedAs } from './listed.js';

@Injectable()
export class Accounts implements OnModuleInit {
  private readonly accounts: Collection<Account>;
  private readonly withEmailKey = together(async (emailKeys) => {
    const found = await this.accounts.find({ emailKey: { $in: emailKeys } }).toArray();
    return new Map(found.map((account) => [account.emailKey, account]));
  });

  constructor(@Inject(DB) db: Db) {
    this.accounts = db.collection<Account>('accounts');
  }

  async onModuleInit(): Promise<void> {
    await this.accounts.createIndexes([{ key: { emailKey: 1 }, unique: true }]);
  }

  byId(id: string): Promise<Account | null> {
    return this.accounts.findOne({ _id: id });
  }

  byEmail(email: string): Promise<Account | null> {
    return this.withEmailKey.load(normaliseEmail(email));
  }

  /** @returns false when the address or the id has an account already. */
  async add(account: Account): Promise<boolean> {
    try {
      const { email, metadata } = account;
      const { contactName, businessName } = metadata;
      await this.accounts.insertOne({ ...account, listed: listedAs({ email, contactName, businessName }) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** @returns false when it was confirmed meanwhile, or is gone. */
  async removeUnconfirmed(id: string): Promise<boolean> {
    const { deletedCount } = await this.accounts.deleteOne({ _id: id, emailConfirmedAt: null });
    return deletedCount === 1;
  }

  /** The account with its address confirmed; the first confirmation's time stays. */
  async confirm(id: string, at: Date, session: ClientSession): Promise<Account | null> {
    await this.accounts.updateOne({ _id: id, emailConfirmedAt: null }, { $set: { emailConfirmedAt: at } }, { session });
    return this.accounts.findOne({ _id: id }, { session });
  }

  async setPassword(id: string, passwordHash: string, session: ClientSession): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { passwordHash } }, { session });
  }

  /** @returns false where the account is gone. */
  async setSecondFactor(id: string, secondFactor: boolean, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne({ _id: id }, { $set: { secondFactor } }, { session });
    return matchedCount === 1;
  }

  /** The same password, hashed anew; one that was set meanwhile stays. */
  async replaceHash({ _id, passwordHash }: Account, fresh: string): Promise<void> {
    await this.accounts.updateOne({ _id, passwordHash }, { $set: { passwordHash: fresh } });
  }

  /**
   * The account with its new, confirmed address; null when the address belongs to somebody else by now. One that nobody
   * has confirmed gives way.
   */
  async changeEmail(id: string, email: string, at: Date, session: ClientSession): Promise<Account | null> {
    const emailKey = normaliseEmail(email);
    await this.accounts.deleteOne({ emailKey, emailConfirmedAt: null, _id: { $ne: id } }, { session });
    if (await this.accounts.findOne({ emailKey, _id: { $ne: id } }, { session })) return null;
    const before = await this.accounts.findOne({ _id: id }, { session });
    const listed = listedAs({ ...before?.listed, email });
    const moved = { $set: { email: email.trim(), emailKey, emailConfirmedAt: at, listed } };
    return this.accounts.findOneAndUpdate({ _id: id }, moved, { session, returnDocument: 'after' });
  }

  count(): Promise<number> {
    return this.accounts.countDocuments();
  }

  /** How many of these addresses have a confirmed account. */
  countConfirmed(emails: readonly string[]): Promise<number> {
    const emailKey = { $in: emails.map(normaliseEmail) };
    return this.accounts.countDocuments({ emailKey, emailConfirmedAt: { $ne: null } });
  }
}
