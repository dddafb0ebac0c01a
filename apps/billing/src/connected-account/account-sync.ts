import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { askThenAppend } from '../stripe/ask-then-append.js';
import { isAccountGone, StripeApi } from '../stripe/stripe-api.js';
import { connectedAccounts, type ConnectedAccountDocument } from './connected-account.projection.js';
import {
  connectedAccount,
  observe,
  type AccountFlags,
  type ConnectedAccountState,
} from './domain/connected-account.js';

/** Makes a connected account follow the one at Stripe. */
@Injectable()
export class AccountSync {
  private readonly accounts: Collection<ConnectedAccountDocument>;

  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.accounts = db.collection<ConnectedAccountDocument>(connectedAccounts.collection);
  }

  /** Whose account it is; null where it is not ours, or not ours yet. */
  async organizerOf(stripeAccountId: string): Promise<string | null> {
    return (await this.accounts.findOne({ stripeAccountId }))?._id ?? null;
  }

  /**
   * Reads the organizer's account at Stripe and notes what changed.
   * @throws DomainError PAYMENT.STRIPE_FAILED when Stripe cannot be asked.
   */
  async refresh(organizerId: string, context: CommandContext): Promise<ConnectedAccountState> {
    return askThenAppend(
      this.store,
      [connectedAccount, organizerId],
      context,
      async ({ stripeAccountId }) =>
        stripeAccountId === null ? null : { stripeAccountId, found: await this.read(stripeAccountId) },
      async (tx, loaded, answer) => {
        if (answer === null) return loaded.state;
        const command = { ...answer, at: this.clock.now().toISOString() };
        const decide = (current: ConnectedAccountState) => observe(command, current);
        return (await tx.execute(connectedAccount, organizerId, decide, loaded)).state;
      },
    );
  }

  private read(stripeAccountId: string): Promise<AccountFlags | null> {
    return this.stripe.ask({ code: 'PAYMENT.STRIPE_FAILED', message: 'Stripe service error' }, async (stripe) => {
      try {
        const found = await stripe.accounts.retrieve(stripeAccountId);
        return {
          detailsSubmitted: found.details_submitted ?? false,
          chargesEnabled: found.charges_enabled ?? false,
          payoutsEnabled: found.payouts_enabled ?? false,
        };
      } catch (error) {
        if (isAccountGone(error)) return null;
        throw error;
      }
    });
  }
}
