import { Inject, Injectable } from '@nestjs/common';
import { systemContext } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { LOGGER, type Logger } from '@stallbook/platform';
import { AccountSync } from '../connected-account/account-sync.js';
import { PayoutSync } from '../payout/payout-sync.js';
import { PaymentSync } from '../payment/payment-sync.js';
import { STRIPE_AT_A_TIME } from '../stripe/at-a-time.js';
import type { Outcome } from '../stripe/outcome.js';
import { Customers } from '../subscription/customers.js';
import { SubscriptionSync } from '../subscription/subscription-sync.js';
import type { StripeEvent } from './stripe-event.schema.js';
import { StripeEvents } from './stripe-events.js';
import type { Subject } from './stripe-event-subject.js';

/** Reads at Stripe the current state of an event's object. */
@Injectable()
export class StripeEventProcessor {
  private webhooks = 0;

  constructor(
    private readonly events: StripeEvents,
    private readonly payments: PaymentSync,
    private readonly payouts: PayoutSync,
    private readonly accounts: AccountSync,
    private readonly customers: Customers,
    private readonly subscriptions: SubscriptionSync,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stripe may deliver 1,000 together: those that find too many other webhooks wait for the task. The events of the task
   * do not count, so a new event passes a backlog.
   */
  async processNow(event: StripeEvent): Promise<void> {
    if (this.webhooks >= STRIPE_AT_A_TIME) return;
    this.webhooks += 1;
    await this.process(event).finally(() => (this.webhooks -= 1));
  }

  /** Never throws: an event that fails, or comes too early, is retried. */
  async process(event: StripeEvent): Promise<void> {
    if (event.status !== 'waiting' || !event.subject) return;
    try {
      const outcome = await this.follow(event._id, event.subject);
      await (outcome === 'early' ? this.events.postpone(event) : this.events.close(event, outcome));
    } catch (err) {
      this.logger.warn({ err, eventId: event._id, type: event.type }, 'a stripe event failed and will be retried');
      await this.events.postpone(event);
    }
  }

  private async follow(eventId: string, subject: Subject): Promise<Outcome> {
    const context = systemContext({ commandId: `stripe:${eventId}`, causationId: eventId });
    if (subject.kind === 'account') {
      const owner = await this.accounts.organizerOf(subject.stripeAccountId);
      if (typeof owner === 'string') return owner;
      await this.accounts.refresh(owner.organizerId, context);
      return 'processed';
    }
    if (subject.kind === 'payout') return this.payouts.follow(subject.stripeAccountId, subject.payoutId);
    if (subject.kind === 'customer') {
      const person = await this.customers.personOf(subject.customerId);
      if (typeof person === 'string') return person;
      await this.subscriptions.follow(person.personId, context);
      return 'processed';
    }
    const paymentId = await this.payments.paymentIdOf(subject.paymentIntentId);
    if (paymentId === null) return 'ignored';
    const state = await this.payments.follow(paymentId, subject.paymentIntentId, context);
    return isPresent(state) ? 'processed' : 'early';
  }
}
