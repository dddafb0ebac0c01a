import { Controller } from '@nestjs/common';
import { mailAddress, type ByIdInput, type MailAddress } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { nameOf } from '../account/account.js';
import { Accounts } from '../account/accounts.js';

@Controller()
export class MailAddressHandler {
  constructor(private readonly accounts: Accounts) {}

  @Handles(mailAddress)
  async handle({ id }: ByIdInput): Promise<MailAddress | null> {
    const account = await this.accounts.byId(id);
    if (!account) return null;
    const { email, language = null, emailConfirmedAt } = account;
    return { email, name: nameOf(account), language, confirmed: emailConfirmedAt !== null };
  }
}
