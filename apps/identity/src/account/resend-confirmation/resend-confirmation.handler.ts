import { Controller } from '@nestjs/common';
import { resendConfirmation } from '@stallbook/contracts';
import type { ByEmail, Done } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { CallContext } from '@stallbook/kernel';
import { AttemptLimit, normaliseEmail } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../accounts.js';
import { ConfirmationMail } from '../confirmation-mail.js';

const MAILS_PER_WINDOW = 5;

@Controller()
export class ResendConfirmationHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly mail: ConfirmationMail,
    private readonly limit: AttemptLimit,
  ) {}

  /** The limit holds for any address, so that it tells nothing either. */
  @Handles(resendConfirmation)
  async resend({ email }: ByEmail, { commandId }: CallContext): Promise<Done> {
    const emailKey = normaliseEmail(email);
    await this.limit.require('confirmation-mail', emailKey, MAILS_PER_WINDOW);
    const account = await this.accounts.byEmail(emailKey);
    if (account && !account.emailConfirmedAt) await this.mail.send(account, commandId);
    return { id: idFrom('resend', emailKey, commandId) };
  }
}
