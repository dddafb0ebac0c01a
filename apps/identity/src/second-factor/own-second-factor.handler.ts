import { Controller } from '@nestjs/common';
import {
  mySecondFactor,
  turnOffSecondFactor,
  type Done,
  type MySecondFactor,
  type NoInput,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { isOn, turnedOff } from './second-factor.js';
import { SecondFactorChange } from './second-factor-change.js';
import { SecondFactors } from './second-factors.js';

@Controller()
export class OwnSecondFactorHandler {
  constructor(
    private readonly change: SecondFactorChange,
    private readonly factors: SecondFactors,
  ) {}

  @Handles(mySecondFactor)
  async mine(_input: NoInput, context: CallContext): Promise<MySecondFactor> {
    const account = await this.change.accountOf(context);
    const state = await this.factors.of(account._id);
    return {
      on: isOn(state),
      required: this.change.requires(account),
      authenticatorAddedAt: state.authenticator?.addedAt.toISOString() ?? null,
      passkeys: state.passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
        id,
        name,
        addedAt: addedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: state.recoveryCodes.length,
    };
  }

  @Handles(turnOffSecondFactor)
  async turnOff(_input: NoInput, context: CallContext): Promise<Done> {
    const account = await this.change.accountOf(context);
    await this.change.carryOut('second_factor_off', account, context, turnedOff);
    return { id: account._id };
  }
}
