import { Injectable } from '@nestjs/common';
import type { FactorEvent, SecondFactorAdded } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import type { Account } from '../../account/account.js';
import { withFirstCodes, type Change } from '../second-factor.js';
import { SecondFactorChange } from '../second-factor-change.js';
import { SecondFactors } from '../second-factors.js';
import { RecoveryCodes } from './recovery-codes.js';

/** The first factor comes with recovery codes. */
@Injectable()
export class FirstCodes {
  constructor(
    private readonly change: SecondFactorChange,
    private readonly codes: RecoveryCodes,
    private readonly factors: SecondFactors,
  ) {}

  async add(kind: FactorEvent, account: Account, context: CallContext, change: Change): Promise<SecondFactorAdded> {
    const recoveryCodes = this.codes.codesOf(account._id, context.commandId);
    const { recoveryCodes: present } = await this.factors.of(account._id);
    const hashed = present.length > 0 ? [] : await this.codes.hashed(account._id, recoveryCodes);
    await this.change.carryOut(kind, account, context, (state) => withFirstCodes(hashed)(change(state)));
    return this.again(account._id, context.commandId);
  }

  /** The answer to a repeated command. */
  async again(accountId: string, commandId: string): Promise<SecondFactorAdded> {
    return { recoveryCodes: await this.codes.again(accountId, commandId) };
  }
}
