import { Controller } from '@nestjs/common';
import { resendConfirmation } from '@stallbook/contracts';
import type { AskForMailInput, Done } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { CallContext } from '@stallbook/kernel';
import { normaliseEmail } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../accounts.js';
import { Background } from '../background.js';
import { LinkMail } from '../link-mail.js';
import { MailLimit } from '../mail-limit.js';

@Controller()
export class ResendConfirmationHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly background: Background,
    private readonly limit: MailLimit,
    private readonly mail: LinkMail,
  ) {}

  @Handles(resendConfirmation)
  async resend(input: AskForMailInput, { commandId }: CallContext): Promise<Done> {
    await this.limit.require('confirmation-mail', input);
    this.background.run('resend confirmation', async () => {
      const account = await this.accounts.byEmail(input.email);
      if (account && !account.emailConfirmedAt) await this.mail.send('signup', account, commandId);
    });
    return { id: idFrom('resend', normaliseEmail(input.email), commandId) };
  }
}
