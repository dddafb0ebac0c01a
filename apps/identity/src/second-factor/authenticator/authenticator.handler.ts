import { Controller, Inject } from '@nestjs/common';
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
  type ConfirmAuthenticatorInput,
  type Done,
  type NewAuthenticator,
  type NoInput,
  type SecondFactorAdded,
  type StartSecondFactorInput,
} from '@stallbook/contracts';
import { actorOf, DomainError, type CallContext, type Clock } from '@stallbook/kernel';
import { AttemptLimit, CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { wrongFactor } from '../check/factor-check.js';
import { FirstCodes } from '../recovery-codes/first-codes.js';
import { withAuthenticator, withoutAuthenticator } from '../second-factor.js';
import { SecondFactorChange } from '../second-factor-change.js';
import { SecondFactors } from '../second-factors.js';
import { SealedSecrets } from './sealed-secrets.js';
import { newSecret, stepOf, uriOf } from './totp.js';

const PENDING_MS = 10 * 60_000;
const FREE_TRIES = 5;

@Controller()
export class AuthenticatorHandler {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly change: SecondFactorChange,
    private readonly factors: SecondFactors,
    private readonly firstCodes: FirstCodes,
    private readonly limit: AttemptLimit,
    private readonly secrets: SealedSecrets,
  ) {}

  /** The current app works until the new one is confirmed. */
  @Handles(startAuthenticator)
  async start({ currentPassword }: StartSecondFactorInput, context: CallContext): Promise<NewAuthenticator> {
    const account = await this.change.accountOf(context);
    const actor = actorOf(context);
    await this.change.permit(account, actor, currentPassword);
    const secret = newSecret();
    await this.factors.start(account._id, {
      sealed: this.secrets.seal(account._id, secret),
      sessionId: actor.sessionId ?? '',
      expiresAt: new Date(this.clock.now().getTime() + PENDING_MS),
    });
    return { secret, uri: uriOf(secret, account.email) };
  }

  @Handles(confirmAuthenticator)
  async confirm({ code }: ConfirmAuthenticatorInput, context: CallContext): Promise<SecondFactorAdded> {
    const account = await this.change.accountOf(context);
    const { _id: accountId } = account;
    if (await this.change.isDone('authenticator_added', account, context)) {
      return this.firstCodes.again(accountId, context.commandId);
    }
    const pending = await this.factors.started(accountId);
    const now = this.clock.now();
    if (!pending || pending.expiresAt <= now || pending.sessionId !== actorOf(context).sessionId) {
      throw new DomainError('IDENTITY.NOT_STARTED', 'This took too long. Please start again with a new QR code.');
    }
    const tries = { kind: 'new-authenticator', subject: accountId, free: FREE_TRIES };
    const secret = this.secrets.open(accountId, pending.sealed);
    const step = await this.limit.guess({ all: [tries] }, () => stepOf(secret, code.replace(/\s/g, ''), now));
    if (step === undefined) throw wrongFactor();
    const added = withAuthenticator({ sealed: pending.sealed, addedAt: now, lastStep: step });
    return this.firstCodes.add('authenticator_added', account, context, added);
  }

  @Handles(removeAuthenticator)
  async remove(_input: NoInput, context: CallContext): Promise<Done> {
    const account = await this.change.accountOf(context);
    await this.change.carryOut('authenticator_removed', account, context, withoutAuthenticator);
    return { id: account._id };
  }
}
