import { Controller } from '@nestjs/common';
import { renewRecoveryCodes } from '@stallbook/contracts';
import type { NewRecoveryCodes, NoInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { withCodes } from '../second-factor.js';
import { SecondFactorChange } from '../second-factor-change.js';
import { RecoveryCodes } from './recovery-codes.js';

@Controller()
export class RenewRecoveryCodesHandler {
  constructor(
    private readonly change: SecondFactorChange,
    private readonly codes: RecoveryCodes,
  ) {}

  @Handles(renewRecoveryCodes)
  async renew(_input: NoInput, context: CallContext): Promise<NewRecoveryCodes> {
    const account = await this.change.accountOf(context);
    const recoveryCodes = this.codes.codesOf(account._id, context.commandId);
    if (!(await this.change.isDone('recovery_codes_renewed', account, context))) {
      const hashed = await this.codes.hashed(recoveryCodes);
      await this.change.carryOut('recovery_codes_renewed', account, context, withCodes(hashed));
    }
    return { recoveryCodes };
  }
}
