import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { isAccountGone, StripeApi } from '../stripe/stripe-api.js';
import { connectedAccounts, type ConnectedAccountDocument } from './connected-account.view.js';
import {
  connectedAccount,
  observe,
  type AccountFlags,
  type ConnectedAccountState,
} from './domain/connected-account.js';

/** Brings a connected account level with Stripe. */
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
   * Reads the organizer's account at Stripe and notes what changed. Loaded first and read then, inside one
   * transaction: of two readings at once, the one that lost reads again.
   * @throws DomainError PAYMENT.STRIPE_FAILED when Stripe cannot be asked.
   */
  async refresh(organizerId: string, context: CommandContext): Promise<ConnectedAccountState> {
    return this.store.transaction(
      context,
      async (tx) => {
        const { state } = await tx.load(connectedAccount, organizerId);
        const { stripeAccountId } = state;
        if (stripeAccountId === null) return state;
        const command = {
          stripeAccountId,
          found: await this.read(stripeAccountId),
          at: this.clock.now().toISOString(),
        };
        return (await tx.execute(connectedAccount, organizerId, (current) => observe(command, current))).state;
      },
      { repeated: async () => (await this.store.load(connectedAccount, organizerId)).state },
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
