import { Controller, Inject } from '@nestjs/common';
import { requestEmailChange, type Done, type RequestEmailChangeInput } from '@stallbook/contracts';
import {
  actorOf,
  badInput,
  idFrom,
  normalizeEmail,
  requireFresh,
  unauthenticated,
  type CallContext,
  type Clock,
} from '@stallbook/kernel';
import { AttemptLimit, CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { SecurityLog } from '../../security/security-log.js';
import { Accounts } from '../accounts.js';
import { BackgroundTasks } from '../background-tasks.js';
import { PasswordCheck } from '../credentials/password-check.js';
import { LastAdmin } from '../last-admin.js';
import { LinkEmail } from '../link-email.js';

const PER_ACCOUNT = 5;

@Controller()
export class RequestEmailChangeHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly background: BackgroundTasks,
    private readonly check: PasswordCheck,
    private readonly lastAdmin: LastAdmin,
    private readonly limit: AttemptLimit,
    private readonly mail: LinkEmail,
    private readonly securityLog: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Neither the answer, its time, nor the fate of an earlier link reveals whether the address has an account. */
  @Handles(requestEmailChange)
  async request({ email, currentPassword }: RequestEmailChangeInput, context: CallContext): Promise<Done> {
    const { commandId } = context;
    const actor = actorOf(context);
    const account = await this.accounts.byId(actor.id);
    if (!account) throw unauthenticated();
    if (account.secondFactor) requireFresh(actor, this.clock.now());
    if (normalizeEmail(email) === account.email) {
      const message = 'That is your address already';
      throw badInput(message, [{ path: 'email', message }]);
    }
    await this.check.require(account, currentPassword);
    await this.lastAdmin.requireAnother(account, normalizeEmail(email));
    await this.limit.require({ kind: 'email-change', subject: account._id, free: PER_ACCOUNT });
    this.background.run('change of address', async () => {
      await this.securityLog.add({ accountId: account._id, kind: 'email_change_requested', cause: commandId });
      const link = ['email_change', account, commandId, normalizeEmail(email)] as const;
      await ((await this.accounts.byEmail(email)) ? this.mail.sendNothing(...link) : this.mail.send(...link));
    });
    return { id: idFrom('email-change', account._id, commandId) };
  }
}
