import { Controller } from '@nestjs/common';
import { createConnectAccount, type ConnectedAccount, type CreateConnectAccountInput } from '@stallbook/contracts';
import { callerContext, EventStore, scopedCommandId } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { StripeApi } from '../../stripe/stripe-api.js';
import { showAccount } from '../connected-account.presenter.js';
import { connectedAccount, statusOf } from '../domain/connected-account.decider.js';

const FAILED = { code: 'PAYMENT.CONNECT_FAILED', message: 'Failed to create Connect account' };

@Controller()
export class CreateConnectAccountHandler {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(createConnectAccount)
  async handle({ businessInfo }: CreateConnectAccountInput, context: CallContext): Promise<ConnectedAccount> {
    const organizerId = actorOf(context).id;
    const { state } = await this.store.load(connectedAccount, organizerId);
    if (!['none', 'not_found'].includes(statusOf(state))) return showAccount(state);
    const caller = callerContext(context);
    const { id: stripeAccountId } = await this.stripe.ask(FAILED, (stripe) =>
      stripe.accounts.create(
        {
          type: 'express',
          country: 'US',
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          metadata: { organizerId },
          business_profile: {
            ...(businessInfo?.businessName && { name: businessInfo.businessName }),
            ...(businessInfo?.website && { url: businessInfo.website }),
          },
        },
        { idempotencyKey: `account-${scopedCommandId(caller)}` },
      ),
    );
    const command = { type: 'connect' as const, organizerId, stripeAccountId };
    const done = await this.store.execute(connectedAccount, organizerId, caller, command);
    return showAccount(done.state);
  }
}
