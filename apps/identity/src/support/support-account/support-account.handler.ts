import { Controller } from '@nestjs/common';
import {
  endAccountSession,
  endAccountSessions,
  resendAccountConfirmation,
  type ByIdInput,
  type Done,
  type EndAccountSessionInput,
} from '@stallbook/contracts';
import { DomainError, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { accountNotFound, type Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { LinkEmail } from '../../account/link-email.js';
import { EmailLimit } from '../../account/email-limit.js';
import { SecurityLog } from '../../security/security-log.js';
import { Sessions } from '../../session/sessions.js';
import { SupportActions } from '../support-actions.js';

@Controller()
export class SupportAccountHandler {
  constructor(
    private readonly actions: SupportActions,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly securityLog: SecurityLog,
    private readonly limit: EmailLimit,
    private readonly mail: LinkEmail,
  ) {}

  @Handles(endAccountSession)
  async endSession({ accountId, sessionId }: EndAccountSessionInput, context: CallContext): Promise<Done> {
    await this.account(accountId);
    const device = await this.sessions.deviceOf(sessionId);
    await this.actions.record(context, { personId: accountId, what: 'end_session', sessionId }, async (session) => {
      if (!(await this.sessions.endOwn(accountId, sessionId, session))) throw notFound('Session not found');
      await this.securityLog.add({ accountId, kind: 'session_ended', cause: sessionId, device }, session);
    });
    return { id: sessionId };
  }

  @Handles(endAccountSessions)
  async endSessions({ id: accountId }: ByIdInput, context: CallContext): Promise<Done> {
    await this.account(accountId);
    const cause = context.commandId;
    await this.actions.record(
      context,
      { personId: accountId, what: 'end_all_sessions', sessionId: null },
      async (session) => {
        await this.sessions.endAllOf(accountId, session);
        await this.securityLog.add({ accountId, kind: 'signed_out_everywhere', cause }, session);
      },
    );
    return { id: accountId };
  }

  /** Recorded first: if the email fails, the repeated command sends it without a second record. */
  @Handles(resendAccountConfirmation)
  async resend({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const account = await this.account(id);
    if (account.emailConfirmedAt) {
      throw new DomainError('IDENTITY.ALREADY_CONFIRMED', 'This email address is confirmed already.');
    }
    await this.limit.require('confirmation-mail', { email: account.email });
    await this.actions.record(context, { personId: id, what: 'resend_confirmation', sessionId: null });
    await this.mail.send('signup', account, context.commandId);
    return { id };
  }

  private async account(id: string): Promise<Account> {
    const found = await this.accounts.byId(id);
    if (!found) throw accountNotFound();
    return found;
  }
}
