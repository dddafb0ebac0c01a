import { Controller } from '@nestjs/common';
import { requestPasswordReset, type AskForEmailInput, type Done } from '@stallbook/contracts';
import { idFrom, normalizeEmail, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { SecurityLog } from '../../security/security-log.js';
import { Accounts } from '../accounts.js';
import { BackgroundTasks } from '../background-tasks.js';
import { LinkEmail } from '../link-email.js';
import { EmailLimit } from '../email-limit.js';
import { SignUps } from '../sign-ups.js';

@Controller()
export class RequestPasswordResetHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly background: BackgroundTasks,
    private readonly limit: EmailLimit,
    private readonly mail: LinkEmail,
    private readonly securityLog: SecurityLog,
    private readonly signUps: SignUps,
  ) {}

  /** Answers before the lookup, so neither the answer nor its time reveals an account. */
  @Handles(requestPasswordReset)
  async request(input: AskForEmailInput, { commandId }: CallContext): Promise<Done> {
    await this.limit.require('reset-mail', input);
    this.background.run('password reset', async () => {
      const account = await this.accounts.byEmail(input.email);
      if (!account) return this.remindOfSignUp(input.email, commandId);
      await this.securityLog.add({ accountId: account._id, kind: 'reset_requested', cause: commandId });
      await this.mail.send('recovery', account, commandId);
    });
    return { id: idFrom('password-reset', normalizeEmail(input.email), commandId) };
  }

  /** The confirmation link of a sign-up can also set a new password. */
  private async remindOfSignUp(email: string, commandId: string): Promise<void> {
    const signUp = await this.signUps.lastOf(email);
    if (signUp) await this.mail.send('signup', signUp, commandId);
  }
}
