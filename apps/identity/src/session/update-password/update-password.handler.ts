import { Controller, Inject } from '@nestjs/common';
import { EmailType, updatePassword, type Done, type UpdatePasswordInput } from '@stallbook/contracts';
import { actorOf, idFrom, unauthenticated, type CallContext, type Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, CONFIG, MONGO_CLIENT, publicUrl, type EmailToSend, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { MongoClient } from 'mongodb';
import { nameOf, resetExpired, type Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { PasswordCheck } from '../../account/credentials/password-check.js';
import { PasswordHasher } from '../../account/credentials/password-hasher.js';
import { requireStrongPassword } from '../../account/credentials/strong-password.js';
import { EmailOutbox } from '../../account/email-outbox.js';
import { Links } from '../../account/links.js';
import { SecurityLog } from '../../security/security-log.js';
import { Sessions } from '../sessions.js';

@Controller()
export class UpdatePasswordHandler {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    private readonly accounts: Accounts,
    private readonly check: PasswordCheck,
    private readonly emails: EmailOutbox,
    private readonly links: Links,
    private readonly passwords: PasswordHasher,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
  ) {}

  /** Revokes earlier links: a thief may have requested them. */
  @Handles(updatePassword)
  async update(input: UpdatePasswordInput, context: CallContext): Promise<Done> {
    const { id, sessionId = '' } = actorOf(context);
    const change = { accountId: id, kind: 'password_changed', cause: context.commandId } as const;
    const done = { id: idFrom('password-changed', id, context.commandId) };
    // The first command used the permission.
    if (await this.securityLog.has(change)) return done;
    const account = await this.accounts.byId(id);
    if (!account) throw unauthenticated();
    await this.authorize(account, sessionId, input.currentPassword);
    requireStrongPassword(input.password, 'password');
    const passwordHash = await this.passwords.hash(input.password, id);
    const device = await this.sessions.deviceOf(sessionId);
    const isSet = await withTransaction(this.client, async (session) => {
      if (!(await this.accounts.setPassword(account, passwordHash, this.clock.now(), session))) return false;
      await this.sessions.endOthers(id, sessionId, session);
      await this.sessions.useUpReset(sessionId, session);
      await this.links.revoke(id, session);
      await this.securityLog.add({ ...change, device }, session);
      await this.emails.add(this.emailTo(account, done.id), session);
      return true;
    });
    // The password that was checked is no longer the current one.
    if (!isSet) return this.update(input, context);
    await this.sessions.endOthers(id, sessionId);
    this.emails.wake();
    return done;
  }

  private async authorize(account: Account, sessionId: string, currentPassword?: string | null): Promise<void> {
    if (await this.sessions.mayReset(sessionId)) return;
    if (currentPassword == null) throw resetExpired();
    await this.check.require(account, currentPassword);
  }

  private emailTo(account: Account, id: string): EmailToSend {
    return {
      id,
      type: EmailType.password_changed,
      to: account.email,
      toName: nameOf(account),
      language: account.language,
      data: { reset_url: publicUrl(this.config, '/forgot-password') },
    };
  }
}
