import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { isPresent, type Clock } from '@stallbook/kernel';
import { CLOCK, LOGGER, type Logger } from '@stallbook/platform';
import Stripe from 'stripe';
import { Catalog } from '../plan/catalog.js';
import { askThenAppend } from '../stripe/ask-then-append.js';
import { STRIPE_FAILED, StripeApi } from '../stripe/stripe-api.js';
import { subscription } from './domain/subscription.decider.js';
import type { SubscriptionState } from './domain/subscription.state.js';
import { paidPlanOf, runningOnes } from './paid-plan.js';

/** Keeps a subscription in line with Stripe. */
@Injectable()
export class SubscriptionSync {
  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    private readonly catalog: Catalog,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Reads the customer's subscriptions at Stripe and records what changed.
   * @throws DomainError PAYMENT.STRIPE_FAILED if Stripe cannot be reached.
   */
  follow(personId: string, context: CommandContext): Promise<SubscriptionState> {
    return askThenAppend(
      this.store,
      [subscription, personId],
      context,
      async (state) => {
        if (!isPresent(state) || state.closed || !state.customerId) return null;
        const { customerId } = state;
        const found = paidPlanOf(await this.runningOf(customerId), state.paid, this.clock.now());
        const isCustomerDeleted = found === null && (await this.isDeleted(customerId));
        // Before the end is recorded: what fails here is repeated by the webhook.
        if (state.paid && !found && !isCustomerDeleted) await this.voidOpenBills(state.paid.stripeSubscriptionId);
        const features = await this.catalog.features();
        return { type: 'follow' as const, customerId, found, isCustomerDeleted, features };
      },
      async (tx, loaded, command) =>
        command ? (await tx.execute(subscription, personId, command, loaded)).state : loaded.state,
    );
  }

  /** Two checkouts that ended together leave two subscriptions: only the newest is paid for. */
  private runningOf(customer: string) {
    return this.stripe.ask(STRIPE_FAILED, async (stripe) => {
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const [first, ...others] = runningOnes(data);
      for (const { id } of others) await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
      return first;
    });
  }

  /** Only of a subscription that ended: of a running one, that would make it active again. */
  private voidOpenBills(subscription: string): Promise<void> {
    return this.stripe.ask(STRIPE_FAILED, async ({ invoices, subscriptions }) => {
      if ((await subscriptions.retrieve(subscription)).status !== 'canceled') return;
      const { data: open } = await invoices.list({ subscription, status: 'open', limit: 100 });
      for (const { id } of open) {
        try {
          await invoices.voidInvoice(id);
        } catch (error) {
          // Voided meanwhile, or its payment has begun: neither may keep the plan from ending.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          this.logger.warn({ err: error, invoiceId: id }, 'an open bill was not voided');
        }
      }
    });
  }

  private async isDeleted(customerId: string): Promise<boolean> {
    const customer = await this.stripe.ask(STRIPE_FAILED, (stripe) => stripe.customers.retrieve(customerId));
    return customer.deleted === true;
  }
}
