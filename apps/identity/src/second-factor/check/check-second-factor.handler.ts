import { Controller } from '@nestjs/common';
import {
  checkPasskeyOptions,
  checkSecondFactor,
  type Done,
  type NoInput,
  type PasskeyOptions,
  type SecondFactorProofInput,
} from '@stallbook/contracts';
import { actorOf, unauthenticated, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { Sessions } from '../../session/sessions.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { SecondFactors } from '../second-factors.js';
import { FactorCheck } from './factor-check.js';

/** Checks the second factor again in an open session. */
@Controller()
export class CheckSecondFactorHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly check: FactorCheck,
    private readonly factors: SecondFactors,
    private readonly relyingParty: RelyingParty,
    private readonly sessions: Sessions,
  ) {}

  @Handles(checkPasskeyOptions)
  async options(_input: NoInput, context: CallContext): Promise<PasskeyOptions> {
    const { id } = actorOf(context);
    const { passkeys } = await this.factors.of(id);
    return { options: await this.relyingParty.optionsToCheck(id, passkeys) };
  }

  @Handles(checkSecondFactor)
  async handle(proof: SecondFactorProofInput, context: CallContext): Promise<Done> {
    const { id, sessionId = '' } = actorOf(context);
    const account = await this.accounts.byId(id);
    if (!account) throw unauthenticated();
    await this.check.require(account, proof, sessionId);
    await this.sessions.passFactor(sessionId);
    return { id };
  }
}
