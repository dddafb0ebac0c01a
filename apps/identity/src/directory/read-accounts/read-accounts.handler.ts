import { Controller } from '@nestjs/common';
import {
  accounts,
  accountsByIds,
  type Account,
  type AccountFilterInput,
  type AccountPage,
  type ByIdsInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { AccountDirectory } from '../account-directory.js';

@Controller()
export class ReadAccountsHandler {
  constructor(
    private readonly directory: AccountDirectory,
    private readonly journal: OperationJournal,
  ) {}

  @Handles(accounts)
  async handle(filter: AccountFilterInput, context: CallContext): Promise<AccountPage> {
    await this.journal.enterRead(context, 'read_accounts', 'list');
    return this.directory.page(filter);
  }

  @Handles(accountsByIds)
  byIds({ ids }: ByIdsInput): Promise<Account[]> {
    return this.directory.byIds(ids);
  }
}
