import { Controller } from '@nestjs/common';
import { createPortalSession, type NoInput, type RedirectUrl } from '@stallbook/contracts';
import { DomainError, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { StripeApi } from '../../stripe/stripe-api.js';
import { Customers } from '../customers.js';
import { subscriberOf } from '../subscriber.js';

const FAILED = { code: 'SUBSCRIPTION.PORTAL_FAILED', message: 'Failed to open the billing portal' };

@Controller()
export class CreatePortalSessionHandler {
  constructor(
    private readonly customers: Customers,
    private readonly stripe: StripeApi,
  ) {}

  @Handles(createPortalSession)
  async handle(_input: NoInput, context: CallContext): Promise<RedirectUrl> {
    const customer = await this.customers.find(subscriberOf(context).id);
    if (!customer) throw new DomainError(FAILED.code, FAILED.message);
    const { url } = await this.stripe.ask(FAILED, (stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: this.stripe.pageUrl('/billing') }),
    );
    return { url };
  }
}
