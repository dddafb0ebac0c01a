import { Controller } from '@nestjs/common';
import { completeSignIn, signInPasskeyOptions } from '@stallbook/contracts';
import type { CompleteSignInInput, PasskeyOptions, Session, WithTicketInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { SessionOpener } from '../../session/session-opener.js';
import { FactorCheck } from '../check/factor-check.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { SecondFactors } from '../second-factors.js';
import { ticketExpired, Tickets } from './tickets.js';

/** Exchanges a ticket for a session. */
@Controller()
export class CompleteSignInHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly check: FactorCheck,
    private readonly opener: SessionOpener,
    private readonly factors: SecondFactors,
    private readonly relyingParty: RelyingParty,
    private readonly tickets: Tickets,
  ) {}

  @Handles(signInPasskeyOptions)
  async options({ ticket, userAgent }: WithTicketInput): Promise<PasskeyOptions> {
    const { accountId } = this.tickets.open(ticket, userAgent);
    const { passkeys } = await this.factors.of(accountId);
    return { options: await this.relyingParty.optionsToCheck(accountId, passkeys) };
  }

  @Handles(completeSignIn)
  async complete(input: CompleteSignInInput, context: CallContext): Promise<Session> {
    const { userAgent, deviceToken } = input;
    const { accountId, firstStep } = this.tickets.open(input.ticket, userAgent);
    const account = await this.accounts.byId(accountId);
    if (!account) throw ticketExpired();
    await this.check.require(account, input, context.commandId);
    return this.opener.open(account, { firstStep, userAgent, deviceToken, factorPassed: true }, context);
  }
}
