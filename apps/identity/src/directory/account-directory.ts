import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  EffectiveRole,
  type AccountCounts,
  type AccountFilterInput,
  type AccountPage,
  type Account as ShownAccount,
} from '@stallbook/contracts';
import { emailHash, normalizeEmail } from '@stallbook/kernel';
import { AdminList, CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Account } from '../account/account.js';
import { ACCOUNTS } from '../account/account.schema.js';
import { accountListing } from '../account/account-listing.js';
import { filterOf, sortOf } from './account-filter.js';

interface ListedProfile {
  role: 'vendor' | 'organizer';
  contactName: string;
  businessName: string;
}

/** The admins' account list. */
@Injectable()
export class AccountDirectory {
  private readonly admins: AdminList;
  private readonly adminKeys: string[];

  constructor(
    @InjectModel(ACCOUNTS) private readonly accounts: Model<Account>,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.admins = new AdminList(config);
    this.adminKeys = config.STALLBOOK_ADMIN_EMAILS.map(normalizeEmail);
  }

  async list(id: string, profile: ListedProfile, session?: ClientSession): Promise<void> {
    const account = await this.accounts.findOne({ _id: id }, null, { session }).lean();
    if (!account) return;
    const listed = accountListing({ email: account.email, ...profile });
    await this.accounts.updateOne({ _id: id }, { $set: { listed } }, { session });
  }

  async page({ search, role, confirmed, order, page, pageSize }: AccountFilterInput): Promise<AccountPage> {
    const filter = filterOf({ search, role, confirmed }, this.adminKeys);
    if (!filter) return { items: [], total: 0 };
    const found = this.accounts
      .find(filter)
      .sort(sortOf(order))
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean()
      .exec();
    // A count without a filter would read all accounts.
    const isFiltered = Object.keys(filter).length > 0;
    const count = isFiltered ? this.accounts.countDocuments(filter) : this.accounts.estimatedDocumentCount();
    const [items, total] = await Promise.all([found, count]);
    return { items: items.map((account) => this.shown(account)), total };
  }

  /** As many as the list with each role has. The index counts the roles, and the few admins are taken off. */
  async counts(): Promise<AccountCounts> {
    const isAdmin = filterOf({ role: EffectiveRole.admin }, this.adminKeys) ?? {};
    const admins = await this.accounts.find(isAdmin, { listed: 1 }).lean();
    const countOf = async (role: Account['listed']['role']) =>
      (await this.accounts.countDocuments({ 'listed.role': role })) -
      admins.filter(({ listed }) => listed.role === role).length;
    const [vendors, organizers, withoutProfile] = await Promise.all([
      countOf('vendor'),
      countOf('organizer'),
      countOf('none'),
    ]);
    return { vendors, organizers, admins: admins.length, withoutProfile };
  }

  async byIds(ids: readonly string[]): Promise<ShownAccount[]> {
    const found = await this.accounts.find({ _id: { $in: ids } }).lean();
    return found.map((account) => this.shown(account));
  }

  shown(account: Account): ShownAccount {
    const { _id: id, email, emailConfirmedAt, createdAt, listed } = account;
    const isAdmin = this.admins.has({ confirmed: emailConfirmedAt !== null, eh: emailHash(email) });
    return {
      id,
      email,
      role: isAdmin ? EffectiveRole.admin : EffectiveRole[listed.role],
      contactName: listed.contactName,
      businessName: listed.businessName,
      emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  }
}
