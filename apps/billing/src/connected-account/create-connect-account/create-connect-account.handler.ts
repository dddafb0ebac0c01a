import { Controller, Inject } from '@nestjs/common';
import { createConnectAccount, type ConnectedAccount, type CreateConnectAccountInput } from '@stallbook/contracts';
import { callerContext, EventStore, scopedCommandId } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { StripeApi } from '../../stripe/stripe-api.js';
import { connect, connectedAccount, statusOf } from '../domain/connected-account.js';
import { showAccount } from '../show-account.js';

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
    const { state } = await this.store.load(connectedAccount, organizerId);
    if (!['none', 'not_found'].includes(statusOf(state))) return showAccount(state);
    const caller = callerContext(context);
    const account = await this.stripe.ask(FAILED, (stripe) =>
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
    const command = { organizerId, stripeAccountId: account.id, at: this.clock.now().toISOString() };
    const done = await this.store.execute(connectedAccount, organizerId, caller, (current) =>
      connect(command, current),
    );
    return showAccount(done.state);
  }
}
