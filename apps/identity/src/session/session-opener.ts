import { Inject, Injectable } from '@nestjs/common';
import type { SecondFactorNeeded, Session } from '@stallbook/contracts';
import { DomainError, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Account } from '../account/account.js';
import { Accounts } from '../account/accounts.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { Tickets, type FirstStep } from '../second-factor/sign-in/tickets.js';
import { SessionAnswers } from './session-answers.js';
import { sessionEnded, SessionTokens } from './session-tokens.js';
import { Sessions } from './sessions.js';
import { AfterSignIn } from './sign-in/after-sign-in.js';
import { KnownDevices } from './sign-in/known-devices.js';

interface Entry {
  firstStep: FirstStep;
  userAgent?: string | undefined;
  /** Token of a browser with an earlier sign-in. */
  deviceToken?: string | undefined;
  /** The account is new: its owner creates the profile next. */
  isNew?: boolean;
}

/** Opens every session. */
@Injectable()
export class SessionOpener {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly after: AfterSignIn,
    private readonly answers: SessionAnswers,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
    private readonly tickets: Tickets,
  ) {}

  /** @throws DomainError IDENTITY.SECOND_FACTOR_NEEDED with the ticket for the second step */
  async admit(account: Account, entry: Entry, context: CallContext): Promise<Session> {
    if (!account.secondFactor) return this.open(account, entry, context);
    const { authenticator, passkeys } = await this.factors.of(account._id);
    const needed: SecondFactorNeeded = {
      ...this.tickets.make({ account, firstStep: entry.firstStep }, entry.userAgent),
      authenticator: authenticator !== null,
      passkey: passkeys.length > 0,
    };
    throw new DomainError('IDENTITY.SECOND_FACTOR_NEEDED', 'Please confirm with your second factor.', [], {
      ...needed,
    });
  }

  /** Makes the browser a known device, which guesses by others do not lock out. */
  async open(
    account: Account,
    { firstStep, userAgent, deviceToken, isNew = false, factorPassed = false }: Entry & { factorPassed?: boolean },
    { correlationId }: Pick<CallContext, 'correlationId'>,
  ): Promise<Session> {
    const open = await this.tokens.open(account._id, userAgent, {
      firstStep,
      ...(factorPassed && { factorAt: this.clock.now() }),
    });
    if (await this.isOutdated(account)) {
      await this.sessions.end(open.id);
      throw sessionEnded();
    }
    this.after.soon();
    if (isNew) return this.answers.withoutProfile(account, open);
    const session = await this.answers.session(account, open, correlationId);
    const deviceId = this.devices.idOf(deviceToken, account.email);
    return { ...session, deviceToken: this.devices.tokenFor(account.email, deviceId) };
  }

  /** A password or second factor that changed during the sign-in ended the sessions that were open before this one. */
  private async isOutdated({ _id, passwordChangedAt, secondFactor = false }: Account): Promise<boolean> {
    const now = await this.accounts.byId(_id);
    if (!now) return true;
    return (
      now.passwordChangedAt?.getTime() !== passwordChangedAt?.getTime() || (now.secondFactor ?? false) !== secondFactor
    );
  }
}
