import { Controller, Inject } from '@nestjs/common';
import { createConnectAccount, type ConnectedAccount, type CreateConnectAccountInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { pastStoredFailure } from '../../stripe/past-stored-failure.js';
import { StripeApi } from '../../stripe/stripe-api.js';
import { showAccount } from '../connected-account.presenter.js';
import { connectedAccount, statusOf } from '../domain/connected-account.decider.js';

const FAILED = { code: 'PAYMENT.CONNECT_FAILED', message: 'Failed to create Connect account' };

@Controller()
export class CreateConnectAccountHandler {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(createConnectAccount)
  async handle({ businessInfo }: CreateConnectAccountInput, context: CallContext): Promise<ConnectedAccount> {
    const organizerId = actorOf(context).id;
    const { state, version } = await this.store.load(connectedAccount, organizerId);
    if (!['none', 'not_found'].includes(statusOf(state))) return showAccount(state);
    const profile = {
      ...(businessInfo?.businessName && { name: businessInfo.businessName }),
      ...(businessInfo?.website && { url: businessInfo.website }),
    };
    const account = {
      type: 'express' as const,
      country: 'US',
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      metadata: { organizerId },
      business_profile: profile,
    };
    // The same for all tabs, so that they create one account. Stripe refuses a key with other input.
    const key = `account-${idFrom('account', organizerId, String(version), JSON.stringify(profile))}`;
    const { id: stripeAccountId } = await this.stripe.ask(FAILED, (stripe) =>
      pastStoredFailure(key, this.clock.now(), (idempotencyKey) => stripe.accounts.create(account, { idempotencyKey })),
    );
    const command = { type: 'connect' as const, organizerId, stripeAccountId };
    const done = await this.store.execute(connectedAccount, organizerId, callerContext(context), command);
    return showAccount(done.state);
  }
}
