import { Inject, Injectable } from '@nestjs/common';
import type { SecondFactorProofInput } from '@stallbook/contracts';
import { badInput, DomainError, newId, type Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { AttemptLimit, CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import type { Account } from '../../account/account.js';
import { BackgroundTasks } from '../../account/background-tasks.js';
import { deviceOf } from '../../security/device.js';
import { SecurityLog } from '../../security/security-log.js';
import { SealedSecrets } from '../authenticator/sealed-secrets.js';
import { stepOf } from '../authenticator/totp.js';
import { passkeyRefused, RelyingParty } from '../passkeys/relying-party.js';
import { RecoveryCodes } from '../recovery-codes/recovery-codes.js';
import { SecondFactorEmail } from '../second-factor-email.js';
import { SecondFactors } from '../second-factors.js';

const FREE_TRIES = 5;
const TOTP = /^\d{6}$/;

export const wrongFactor = () => {
  const message = 'This code is wrong or was used before. Please enter another one.';
  return new DomainError('IDENTITY.WRONG_FACTOR', message, [{ path: 'code', message }]);
};

/** Verifies second factors. Each proof works once. */
@Injectable()
export class FactorCheck {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly background: BackgroundTasks,
    private readonly codes: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly limit: AttemptLimit,
    private readonly mail: SecondFactorEmail,
    private readonly securityLog: SecurityLog,
    private readonly relyingParty: RelyingParty,
    private readonly secrets: SealedSecrets,
  ) {}

  /**
   * Guesses from elsewhere do not count for a `place` of the owner: a session, or a known device.
   * @throws DomainError IDENTITY.WRONG_FACTOR, IDENTITY.PASSKEY_REFUSED, RATE_LIMITED
   */
  async require(account: Account, proof: SecondFactorProofInput, place = ''): Promise<void> {
    const { code, passkey } = proof;
    if ((code === undefined) === (passkey === undefined)) throw badInput('Please enter a code or use a passkey.');
    // Only codes can be guessed.
    if (passkey !== undefined) return this.byPasskey(account, proof, passkey);
    const tries = { kind: 'second-factor', subject: `${account._id} ${place}`, free: FREE_TRIES };
    if (await this.limit.guess({ all: [tries] }, () => this.byCode(account, proof))) return;
    this.noteFailure(account, proof);
    throw wrongFactor();
  }

  private async byPasskey(account: Account, proof: SecondFactorProofInput, response: string): Promise<void> {
    const { _id } = account;
    const { passkeys } = await this.factors.of(_id);
    try {
      const used = await this.relyingParty.answered(_id, passkeys, response);
      if (!(await this.factors.usePasskey(_id, used, this.clock.now()))) throw passkeyRefused();
    } catch (error) {
      if (DomainError.is(error)) this.noteFailure(account, proof);
      throw error;
    }
  }

  private async byCode(account: Account, { code = '', userAgent }: SecondFactorProofInput): Promise<boolean> {
    const plain = code.replace(/\s/g, '');
    if (TOTP.test(plain)) return this.useTotp(account._id, plain);
    const hash = await this.codes.hashOf(account._id, plain);
    return hash !== undefined && this.useRecoveryCode(account, hash, deviceOf(userAgent));
  }

  private async useRecoveryCode(account: Account, hash: string, device: string): Promise<boolean> {
    const use = { kind: 'recovery_code_used', cause: newId() } as const;
    const { _id: accountId } = account;
    const isUsed = await withTransaction(this.client, async (session) => {
      if (!(await this.factors.useCode(accountId, hash, session))) return false;
      await this.securityLog.add({ accountId, ...use, device }, session);
      await this.mail.add(account, use, session);
      return true;
    });
    if (isUsed) this.mail.wake();
    return isUsed;
  }

  private async useTotp(accountId: string, code: string): Promise<boolean> {
    const { authenticator } = await this.factors.of(accountId);
    if (!authenticator) return false;
    const step = stepOf(this.secrets.open(accountId, authenticator.sealed), code, this.clock.now());
    return step !== undefined && this.factors.useStep(accountId, step);
  }

  /** With an ID that the caller does not choose: each failure is a separate entry. */
  private noteFailure({ _id: accountId }: Account, { userAgent }: SecondFactorProofInput): void {
    const failure = { accountId, kind: 'second_factor_failed', cause: newId(), device: deviceOf(userAgent) } as const;
    this.background.run('failed second factor', () => this.securityLog.add(failure));
  }
}
