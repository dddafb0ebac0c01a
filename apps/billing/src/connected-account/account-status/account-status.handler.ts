import { Controller } from '@nestjs/common';
import { accountStatus, type ConnectedAccount, type NoInput } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { AccountSync } from '../account-sync.js';
import { showAccount } from '../connected-account.presenter.js';

@Controller()
export class AccountStatusHandler {
  constructor(private readonly accounts: AccountSync) {}

  @Handles(accountStatus)
  async handle(_input: NoInput, context: CallContext): Promise<ConnectedAccount> {
    return showAccount(await this.accounts.refresh(actorOf(context).id, callerContext(context)));
  }
}
