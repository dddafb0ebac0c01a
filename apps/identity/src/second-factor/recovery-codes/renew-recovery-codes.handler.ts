import { Controller } from '@nestjs/common';
import { renewRecoveryCodes, type NewRecoveryCodes, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { AttemptLimit } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Account } from '../../account/account.js';
import { withCodes, type StoredCode } from '../second-factor.js';
import { SecondFactorChange } from '../second-factor-change.js';
import { SecondFactors } from '../second-factors.js';
import { RecoveryCodes } from './recovery-codes.js';

const FREE_RENEWALS = 5;

@Controller()
export class RenewRecoveryCodesHandler {
  constructor(
    private readonly change: SecondFactorChange,
    private readonly codes: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly limit: AttemptLimit,
  ) {}

  @Handles(renewRecoveryCodes)
  async renew(_input: NoInput, context: CallContext): Promise<NewRecoveryCodes> {
    const account = await this.change.accountOf(context);
    if (account.secondFactor) this.change.requireCheck(actorOf(context));
    const { commandId } = context;
    if (!(await this.change.isDone('recovery_codes_renewed', account, context))) {
      const hashed = await this.hashed(account, this.codes.codesOf(account._id, commandId));
      await this.change.carryOut('recovery_codes_renewed', account, context, withCodes(hashed));
    }
    return { recoveryCodes: await this.codes.again(account._id, commandId) };
  }

  /** Hashing is slow, so a request that must fail is refused before. */
  private async hashed({ _id: accountId }: Account, recoveryCodes: readonly string[]): Promise<StoredCode[]> {
    withCodes([])(await this.factors.of(accountId));
    await this.limit.require({ kind: 'recovery-codes', subject: accountId, free: FREE_RENEWALS });
    return this.codes.hashed(accountId, recoveryCodes);
  }
}
