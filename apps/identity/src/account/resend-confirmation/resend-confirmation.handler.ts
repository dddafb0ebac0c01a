import { Controller } from '@nestjs/common';
import { resendConfirmation, type Done, type ResendConfirmationInput } from '@stallbook/contracts';
import { idFrom, normalizeEmail, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BackgroundTasks } from '../background-tasks.js';
import { LinkEmail } from '../link-email.js';
import { EmailLimit } from '../email-limit.js';
import { SignUps } from '../sign-ups.js';

@Controller()
export class ResendConfirmationHandler {
  constructor(
    private readonly background: BackgroundTasks,
    private readonly limit: EmailLimit,
    private readonly mail: LinkEmail,
    private readonly signUps: SignUps,
  ) {}

  @Handles(resendConfirmation)
  async resend(input: ResendConfirmationInput, { commandId }: CallContext): Promise<Done> {
    await this.limit.require('confirmation-mail', input);
    this.background.run('resend confirmation', async () => {
      const { email, browserToken } = input;
      const signUp = (await this.signUps.ofBrowser(email, browserToken)) ?? (await this.signUps.lastOf(email));
      if (signUp) await this.mail.send('signup', signUp, commandId);
    });
    return { id: idFrom('resend', normalizeEmail(input.email), commandId) };
  }
}
