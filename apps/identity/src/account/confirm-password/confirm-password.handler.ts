import { Controller } from '@nestjs/common';
import { confirmPassword, type CurrentPasswordInput, type Done } from '@stallbook/contracts';
import { actorOf, unauthenticated, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../accounts.js';
import { PasswordCheck } from '../credentials/password-check.js';

@Controller()
export class ConfirmPasswordHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly check: PasswordCheck,
  ) {}

  @Handles(confirmPassword)
  async handle({ currentPassword }: CurrentPasswordInput, context: CallContext): Promise<Done> {
    const { id } = actorOf(context);
    const account = await this.accounts.byId(id);
    if (!account) throw unauthenticated();
    await this.check.require(account, currentPassword);
    return { id };
  }
}
