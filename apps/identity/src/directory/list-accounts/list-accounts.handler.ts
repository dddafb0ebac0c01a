import { Controller } from '@nestjs/common';
import { accounts } from '@stallbook/contracts';
import type { AccountFilterInput, AccountPage } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { AccountDirectory } from '../account-directory.js';

@Controller()
export class ListAccountsHandler {
  constructor(private readonly directory: AccountDirectory) {}

  @Handles(accounts)
  handle(filter: AccountFilterInput): Promise<AccountPage> {
    return this.directory.page(filter);
  }
}
