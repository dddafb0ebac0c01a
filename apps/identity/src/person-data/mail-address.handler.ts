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
    return account && { email: account.email, name: nameOf(account), confirmed: account.emailConfirmedAt !== null };
  }
}
