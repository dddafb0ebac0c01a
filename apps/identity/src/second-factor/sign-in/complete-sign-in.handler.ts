import { Controller } from '@nestjs/common';
import {
  completeSignIn,
  signInPasskeyOptions,
  type CompleteSignInInput,
  type PasskeyOptions,
  type Session,
  type WithTicketInput,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { KnownDevices } from '../../session/sign-in/known-devices.js';
import { SessionOpener } from '../../session/session-opener.js';
import { FactorCheck } from '../check/factor-check.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { SecondFactors } from '../second-factors.js';
import { Tickets } from './tickets.js';

/** Exchanges a ticket for a session. */
@Controller()
export class CompleteSignInHandler {
  constructor(
    private readonly check: FactorCheck,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    private readonly factors: SecondFactors,
    private readonly relyingParty: RelyingParty,
    private readonly tickets: Tickets,
  ) {}

  @Handles(signInPasskeyOptions)
  async options({ ticket, userAgent }: WithTicketInput): Promise<PasskeyOptions> {
    const { account } = await this.tickets.open(ticket, userAgent);
    const { passkeys } = await this.factors.of(account._id);
    return { options: await this.relyingParty.optionsToCheck(account._id, passkeys) };
  }

  @Handles(completeSignIn)
  async complete(input: CompleteSignInInput, context: CallContext): Promise<Session> {
    const { userAgent, deviceToken } = input;
    const { account, firstStep } = await this.tickets.open(input.ticket, userAgent);
    await this.check.require(account, input, this.devices.idOf(deviceToken, account.email));
    return this.opener.open(account, { firstStep, userAgent, deviceToken, factorPassed: true }, context);
  }
}
