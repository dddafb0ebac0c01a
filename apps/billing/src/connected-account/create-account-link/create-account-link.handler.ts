import { Controller } from '@nestjs/common';
import { createAccountLink, type AccountLink, type NoInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, DomainError, isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { StripeApi } from '../../stripe/stripe-api.js';
import { connectedAccount, statusOf } from '../domain/connected-account.decider.js';

const FAILED = { code: 'PAYMENT.ACCOUNT_LINK_FAILED', message: 'Failed to create account link' };

/** To the form at Stripe, or once it is complete to the account there. A link works once, so every call creates a new one. */
@Controller()
export class CreateAccountLinkHandler {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(createAccountLink)
  async handle(_input: NoInput, context: CallContext): Promise<AccountLink> {
    const { state } = await this.store.load(connectedAccount, actorOf(context).id);
    if (!isPresent(state) || state.lost) throw new DomainError(FAILED.code, FAILED.message);
    const account = state.stripeAccountId;
    if (statusOf(state) === 'active') {
      const { url } = await this.stripe.ask(FAILED, (stripe) => stripe.accounts.createLoginLink(account));
      return { url };
    }
    const { url } = await this.stripe.ask(FAILED, (stripe) =>
      stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        return_url: this.stripe.pageUrl('/billing#payment-account'),
        refresh_url: this.stripe.pageUrl('/billing#payment-account'),
      }),
    );
    return { url };
  }
}
