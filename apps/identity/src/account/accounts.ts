import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language } from '@stallbook/contracts';
import { isDuplicateKey } from '@stallbook/messaging';
import { batchLoader } from '@stallbook/kernel/concurrency';
import { normalizeEmail } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Account, NewAccount } from './account.js';
import { ACCOUNTS, CONFIRMED } from './account.schema.js';
import { accountListing } from './account-listing.js';

/** The collection also contains sign-ups without a confirmation: see `SignUps`. */
@Injectable()
export class Accounts {
  private readonly confirmed = batchLoader(async (emails) => {
    const found = await this.accounts.find({ email: { $in: [...emails] }, ...CONFIRMED }).lean();
    return new Map(found.map((account) => [account.email, account]));
  });

  constructor(@InjectModel(ACCOUNTS) private readonly accounts: Model<Account>) {}

  byId(id: string, session?: ClientSession): Promise<Account | null> {
    return this.accounts.findOne({ _id: id }, null, { session }).lean().exec();
  }

  /** As new as the sessions, which are also read before the majority of the database has them. */
  newest(id: string): Promise<Account | null> {
    return this.accounts.findOne({ _id: id }).readConcern('local').lean().exec();
  }

  /** The IDs of those that still exist. */
  async existing(ids: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    return new Set(await this.accounts.distinct('_id', { _id: { $in: [...ids] } }, { session }));
  }

  /** Confirmed accounts only. */
  byEmail(email: string): Promise<Account | null> {
    return this.confirmed(normalizeEmail(email));
  }

  /** @returns false if the address or the ID has an account */
  async add(account: NewAccount): Promise<boolean> {
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

  /** @returns false if the password changed meanwhile, or the account was deleted */
  async setPassword({ _id, passwordHash }: Account, fresh: string, at: Date, session: ClientSession): Promise<boolean> {
    const change = { $set: { passwordHash: fresh, passwordChangedAt: at } };
    const { matchedCount } = await this.accounts.updateOne({ _id, passwordHash }, change, { session });
    return matchedCount === 1;
  }

  async setLanguage(id: string, language: Language): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { language } });
  }

  /** @returns false if the account was deleted */
  async setSecondFactor(id: string, secondFactor: boolean, session: ClientSession): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne({ _id: id }, { $set: { secondFactor } }, { session });
    return matchedCount === 1;
  }

  /** Replaces the hash unless the password changed meanwhile. */
  async replaceHash({ _id, passwordHash }: Account, fresh: string): Promise<void> {
    await this.accounts.updateOne({ _id, passwordHash }, { $set: { passwordHash: fresh } });
  }

  /** Null if another account has the address. */
  async changeEmail(id: string, email: string, at: Date, session: ClientSession): Promise<Account | null> {
    if (await this.accounts.exists({ email, ...CONFIRMED, _id: { $ne: id } }).session(session)) return null;
    const before = await this.accounts.findOne({ _id: id }, null, { session }).lean();
    const listed = accountListing({ ...before?.listed, email });
    const former = before ? { $addToSet: { formerEmails: before.email } } : {};
    const moved = { $set: { email, emailConfirmedAt: at, listed }, ...former };
    return this.accounts.findOneAndUpdate({ _id: id }, moved, { session, returnDocument: 'after' }).lean();
  }

  /** @returns false if no other confirmed account has one of these addresses */
  async writeToOther(id: string, emails: readonly string[], session?: ClientSession): Promise<boolean> {
    const other = { _id: { $ne: id }, email: { $in: [...emails] }, ...CONFIRMED };
    const { matchedCount } = await this.accounts.updateOne(other, { $inc: { adminChecks: 1 } }, { session });
    return matchedCount === 1;
  }
}
