import { Controller } from '@nestjs/common';
import { signIn, type Session, type SignInInput } from '@stallbook/contracts';
import { type CallContext, newId, normalizeEmail } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { invalidCredentials, type Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { BackgroundTasks } from '../../account/background-tasks.js';
import { PasswordHasher } from '../../account/credentials/password-hasher.js';
import { deviceOf } from '../../security/device.js';
import { SecurityLog, type SecurityEvent } from '../../security/security-log.js';
import { SessionOpener } from '../session-opener.js';
import { KnownDevices } from './known-devices.js';
import { SignInLimit } from './sign-in-limit.js';

@Controller()
export class SignInHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: PasswordHasher,
    private readonly limit: SignInLimit,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    private readonly background: BackgroundTasks,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Treats known and unknown addresses the same. */
  @Handles(signIn)
  async signIn(input: SignInInput, context: CallContext): Promise<Session> {
    const emailKey = normalizeEmail(input.email);
    const deviceId = this.devices.idOf(input.deviceToken, emailKey);
    const { remoteAddress } = input;
    const check = () => this.check(emailKey, input);
    const account = await this.limit.guess({ emailKey, deviceId, remoteAddress }, check);
    if (!account) throw invalidCredentials();
    this.renewHash(account, input.password);
    const { userAgent, deviceToken } = input;
    return this.opener.admit(account, { firstStep: 'password', userAgent, deviceToken }, context);
  }

  private async check(emailKey: string, { password, remoteAddress, userAgent }: SignInInput) {
    const account = await this.accounts.byEmail(emailKey);
    const matches = await this.passwords.verify(password, account?.passwordHash, remoteAddress ?? emailKey);
    if (account && matches) return account;
    const device = deviceOf(userAgent);
    if (account) this.noteFailure({ accountId: account._id, kind: 'sign_in_failed', cause: newId(), device });
    return undefined;
  }

  /** Only here is the password available for a new hash. */
  private renewHash(account: Account, password: string): void {
    if (this.passwords.isCurrent(account.passwordHash)) return;
    this.background.run('new hash of a password', async () =>
      this.accounts.replaceHash(account, await this.passwords.hash(password, account._id)),
    );
  }

  /**
   * With an ID that the caller does not choose: each failure is a separate entry. After the answer, so a wrong password takes
   * no longer for an existing account.
   */
  private noteFailure(event: SecurityEvent): void {
    this.background.run('failed sign-in', () => this.securityLog.add(event));
  }
}
