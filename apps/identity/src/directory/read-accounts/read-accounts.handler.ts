import { Controller } from '@nestjs/common';
import {
  accounts,
  accountsByIds,
  countAccounts,
  type Account,
  type AccountCounts,
  type AccountFilterInput,
  type AccountPage,
  type ByIdsInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { AccountDirectory } from '../account-directory.js';

/** A search that finds no more accounts looks them up. */
const LOOKED_UP = 5;

/** Enters what an admin reads in the log of admin operations. The text of a search can name a person: it stays out. */
@Controller()
export class ReadAccountsHandler {
  constructor(
    private readonly directory: AccountDirectory,
    private readonly journal: OperationJournal,
  ) {}

  @Handles(accounts)
  async handle(filter: AccountFilterInput, context: CallContext): Promise<AccountPage> {
    const page = await this.directory.page(filter);
    const isLookUp = Boolean(filter.search?.trim()) && page.total > 0 && page.total <= LOOKED_UP;
    const subjects = isLookUp ? page.items.map(({ id }) => id) : ['list'];
    for (const subject of subjects) await this.journal.enterRead(context, 'read_accounts', subject);
    return page;
  }

  @Handles(accountsByIds)
  byIds({ ids }: ByIdsInput): Promise<Account[]> {
    return this.directory.byIds(ids);
  }

  @Handles(countAccounts)
  count(): Promise<AccountCounts> {
    return this.directory.counts();
  }
}
