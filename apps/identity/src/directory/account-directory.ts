import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { AccountFilterInput, AccountPage, Account as ShownAccount } from '@stallbook/contracts';
import { EffectiveRole } from '@stallbook/contracts';
import { AdminList, CONFIG, DB, emailHash, normaliseEmail } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Account } from '../account/account.js';
import { accountListing } from '../account/account-listing.js';
import { filterOf, sortOf } from './account-filter.js';

interface ListedProfile {
  role: 'vendor' | 'organizer';
  contactName: string;
  businessName: string;
}

/** The admins' account list. */
@Injectable()
export class AccountDirectory implements OnModuleInit {
  private readonly accounts: Collection<Account>;
  private readonly admins: AdminList;
  private readonly adminKeys: string[];

  constructor(@Inject(DB) db: Db, @Inject(CONFIG) config: StallbookConfig) {
    this.accounts = db.collection<Account>('accounts');
    this.admins = new AdminList(config);
    this.adminKeys = config.STALLBOOK_ADMIN_EMAILS.map(normaliseEmail);
  }

  async onModuleInit(): Promise<void> {
    await this.accounts.createIndexes([
      { key: { createdAt: -1, _id: -1 } },
      { key: { 'listed.role': 1, createdAt: -1, _id: -1 } },
      { key: { 'listed.sortName': 1, _id: 1 } },
      { key: { 'listed.words': 1 } },
      { key: { email: 1, _id: 1 } },
      { key: { emailConfirmedAt: 1 } },
    ]);
  }

  async list(id: string, profile: ListedProfile, session?: ClientSession): Promise<void> {
    const account = await this.accounts.findOne({ _id: id }, { session });
    if (!account) return;
    const listed = accountListing({ email: account.email, ...profile });
    await this.accounts.updateOne({ _id: id }, { $set: { listed } }, { session });
  }

  async page({ search, role, confirmed, order, page, pageSize }: AccountFilterInput): Promise<AccountPage> {
    const filter = filterOf({ search, role, confirmed }, this.adminKeys);
    if (!filter) return { items: [], total: 0 };
    const found = this.accounts
      .find(filter, { sort: sortOf(order), skip: (page - 1) * pageSize, limit: pageSize })
      .toArray();
    const [items, total] = await Promise.all([found, this.accounts.countDocuments(filter)]);
    return { items: items.map((account) => this.shown(account)), total };
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
