import { Controller, Inject } from '@nestjs/common';
import { verifyLink, type VerifiedLink, type VerifyLinkInput } from '@stallbook/contracts';
import { DomainError, type CallContext } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { MongoClient } from 'mongodb';
import { linkInvalid } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { Links } from '../../account/links.js';
import { ProfileProvisioning } from '../../profile/profile-provisioning.js';
import { SessionOpener } from '../session-opener.js';
import { ConfirmEmailChange } from './confirm-email-change.js';
import { ConfirmSignUp } from './confirm-sign-up.js';

type Outcome = Omit<VerifiedLink, 'type'>;

const PASSWORD_NEEDED: Outcome = { session: null, needsPassword: true, chosenPlan: null };

@Controller()
export class VerifyLinkHandler {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    private readonly accounts: Accounts,
    private readonly confirmEmailChange: ConfirmEmailChange,
    private readonly confirmSignUp: ConfirmSignUp,
    private readonly opener: SessionOpener,
    private readonly links: Links,
    private readonly profiles: ProfileProvisioning,
  ) {}

  /** Tries the plain token after an invalid hash. */
  @Handles(verifyLink)
  async verify(input: VerifyLinkInput, context: CallContext): Promise<VerifiedLink> {
    const { type, tokenHash, token } = input;
    if (!tokenHash) return { type, ...(await this.redeem(token ?? '', input, context)) };
    try {
      return { type, ...(await this.redeem(tokenHash, input, context)) };
    } catch (error) {
      if (!token || !DomainError.is(error, 'IDENTITY.LINK_INVALID')) throw error;
      return { type, ...(await this.redeem(token, input, context)) };
    }
  }

  private redeem(token: string, input: VerifyLinkInput, context: CallContext): Promise<Outcome> {
    if (input.type === 'signup') return this.signUp(token, input, context);
    if (input.type === 'email_change') return this.emailChange(token, input, context);
    return this.recovery(token, input, context);
  }

  private async signUp(token: string, input: VerifyLinkInput, context: CallContext): Promise<Outcome> {
    const confirmed = await this.confirmSignUp.confirm(token, input);
    if (!confirmed) return PASSWORD_NEEDED;
    const { userAgent, deviceToken } = input;
    const session = await this.opener.admit(
      confirmed.account,
      { firstStep: 'signup', userAgent, deviceToken },
      context,
    );
    return { session, needsPassword: false, chosenPlan: confirmed.chosenPlan };
  }

  /** Opens no session: the browser that requested the change has one. */
  private async emailChange(token: string, { password }: VerifyLinkInput, context: CallContext): Promise<Outcome> {
    const account = await this.confirmEmailChange.confirm(token, { password, accountId: context.actor?.id });
    if (!account) return PASSWORD_NEEDED;
    await this.profiles.ensure(account, context.correlationId);
    return { session: null, needsPassword: false, chosenPlan: null };
  }

  private async recovery(token: string, input: VerifyLinkInput, context: CallContext): Promise<Outcome> {
    const { accountId, email } = await withTransaction(this.client, (session) =>
      this.links.use('recovery', token, session),
    );
    const account = await this.accounts.byId(accountId);
    // The address can have changed before the link was issued, but after its request was read.
    if (account?.email !== email) throw linkInvalid();
    const { userAgent, deviceToken } = input;
    const session = await this.opener.admit(account, { firstStep: 'recovery', userAgent, deviceToken }, context);
    return { session, needsPassword: false, chosenPlan: null };
  }
}
