import { Inject, Injectable } from '@nestjs/common';
import type { FactorEvent } from '@stallbook/contracts';
import {
  actorOf,
  badInput,
  DomainError,
  emailHash,
  requireFresh,
  unauthenticated,
  type Actor,
  type CallContext,
  type Clock,
} from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { AdminList, CLOCK, CONFIG, MONGO_CLIENT, type StallbookConfig } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import type { Account } from '../account/account.js';
import { Accounts } from '../account/accounts.js';
import { PasswordCheck } from '../account/credentials/password-check.js';
import { SecurityLog } from '../security/security-log.js';
import { Sessions } from '../session/sessions.js';
import { isOn, type Change } from './second-factor.js';
import { SecondFactorEmail } from './second-factor-email.js';
import { SecondFactors } from './second-factors.js';

const STILL_REQUIRED = 'Admins need a second factor here. Add another one before you remove this one.';

/** Every change of a second factor is recorded, emailed, and applied to the sessions. */
@Injectable()
export class SecondFactorChange {
  private readonly admins: AdminList;

  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly mail: SecondFactorEmail,
    private readonly password: PasswordCheck,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
  ) {
    this.admins = new AdminList(config);
  }

  async accountOf(context: CallContext): Promise<Account> {
    const account = await this.accounts.byId(actorOf(context).id);
    if (!account) throw unauthenticated();
    return account;
  }

  /** The account must keep a second factor. */
  requires({ email, emailConfirmedAt }: Account): boolean {
    const isAdmin = this.admins.has({ confirmed: emailConfirmedAt !== null, eh: emailHash(email) });
    return isAdmin && this.admins.needsSecondFactor;
  }

  /** The first factor requires the current password, every other change a recent check. */
  async permit(account: Account, actor: Actor, currentPassword: string | null | undefined): Promise<void> {
    if (account.secondFactor) return this.requireCheck(actor);
    if (currentPassword == null) {
      const message = 'Please enter your current password';
      throw badInput(message, [{ path: 'currentPassword', message }]);
    }
    await this.password.require(account, currentPassword);
  }

  requireCheck(actor: Actor): void {
    requireFresh(actor, this.clock.now());
  }

  /** True for a repeated command. */
  isDone(kind: FactorEvent, { _id: accountId }: Account, { commandId: cause }: CallContext): Promise<boolean> {
    return this.securityLog.has({ accountId, kind, cause });
  }

  async carryOut(kind: FactorEvent, account: Account, context: CallContext, change: Change): Promise<void> {
    if (await this.isDone(kind, account, context)) return;
    const actor = actorOf(context);
    const { sessionId = '' } = actor;
    const { _id: accountId } = account;
    const { commandId: cause } = context;
    const permitted: Change = (state) => {
      if (isOn(state)) this.requireCheck(actor);
      return change(state);
    };
    const device = await this.sessions.deviceOf(sessionId);
    const isSwitched = await withTransaction(this.client, async (session) => {
      const { before, after } = await this.factors.change(accountId, permitted, session);
      const [wasOn, on] = [isOn(before), isOn(after)];
      if (wasOn && !on && this.requires(account)) {
        throw new DomainError('IDENTITY.SECOND_FACTOR_REQUIRED', STILL_REQUIRED);
      }
      // Older sessions never passed the factor, and a thief may be turning it off.
      if (wasOn !== on) await this.sessions.endOthers(accountId, sessionId, session);
      if (on && !wasOn) await this.sessions.turnFactorOn(sessionId, session);
      await this.securityLog.add({ accountId, kind, cause, device }, session);
      await this.mail.add(account, { kind, cause }, session);
      return wasOn !== on;
    });
    if (isSwitched) await this.sessions.endOthers(accountId, sessionId);
    this.mail.wake();
  }
}
