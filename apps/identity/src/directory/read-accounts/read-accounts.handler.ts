import { Controller } from '@nestjs/common';
import {
  accounts,
  accountsByIds,
  type Account,
  type AccountFilterInput,
  type AccountPage,
  type ByIdsInput,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { AccountDirectory } from '../account-directory.js';

@Controller()
export class ReadAccountsHandler {
  constructor(private readonly directory: AccountDirectory) {}

  @Handles(accounts)
  handle(filter: AccountFilterInput): Promise<AccountPage> {
    return this.directory.page(filter);
  }

  @Handles(accountsByIds)
  byIds({ ids }: ByIdsInput): Promise<Account[]> {
    return this.directory.byIds(ids);
  }
}
