import { Controller } from '@nestjs/common';
import { account, type AccountRecord, type ByIdInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { accountNotFound } from '../../account/account.js';
import { ProfileReader } from '../../profile/profile.reader.js';
import { SecurityLog } from '../../security/security-log.js';
import { Sessions, showSession } from '../../session/sessions.js';
import { SupportActions } from '../../support/support-actions.js';
import { AccountDirectory } from '../account-directory.js';

@Controller()
export class ReadAccountHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly directory: AccountDirectory,
    private readonly profiles: ProfileReader,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
    private readonly supportActions: SupportActions,
  ) {}

  @Handles(account)
  async handle({ id }: ByIdInput, context: CallContext): Promise<AccountRecord> {
    const found = await this.accounts.byId(id);
    if (!found) throw accountNotFound();
    const [profile, open, securityRecord] = await Promise.all([
      this.profiles.byId(id),
      this.sessions.openOf(id),
      this.securityLog.lastOf(id),
    ]);
    await this.supportActions.recordRead(id, context);
    const { sessionId } = actorOf(context);
    const sessions = open.map((session) => showSession(session, sessionId));
    return { ...this.directory.shown(found), profile, sessions, securityRecord };
  }
}
