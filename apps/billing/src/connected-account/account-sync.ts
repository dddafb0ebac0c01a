import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { DomainError, isPresent } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type Stripe from 'stripe';
import { askThenAppend } from '../stripe/ask-then-append.js';
import type { Unmatched } from '../stripe/outcome.js';
import { STRIPE_FAILED, isAccountGone, StripeApi } from '../stripe/stripe-api.js';
import { connectedAccounts, type ConnectedAccountDocument } from './connected-account.projection.js';
import {
  connectedAccount,
  statusOf,
  type AccountFlags,
  type ConnectedAccountState,
} from './domain/connected-account.decider.js';

/** Keeps a connected account in line with Stripe. */
@Injectable()
export class AccountSync {
  private readonly accounts: Collection<ConnectedAccountDocument>;

  constructor(
    private readonly store: EventStore,
    private readonly stripe: StripeApi,
    @Inject(DB) db: Db,
  ) {
    this.accounts = connectedAccounts.in(db);
  }

  /** @throws DomainError PAYMENT.STRIPE_FAILED if the account is not stored here and Stripe cannot be reached. */
  async organizerOf(stripeAccountId: string): Promise<{ organizerId: string } | Unmatched> {
    const known = await this.accounts.findOne({ stripeAccountId }, { projection: { _id: 1 } });
    if (known) return { organizerId: known._id };
    const organizerId = (await this.retrieve(stripeAccountId))?.metadata?.['organizerId'];
    if (!organizerId) return 'ignored';
    return (await this.isReplaced(stripeAccountId, organizerId)) ? 'ignored' : 'early';
  }

  /** Whether the organizer replaced this account with another one. */
  private async isReplaced(stripeAccountId: string | null, organizerId: string): Promise<boolean> {
    const { state } = await this.store.load(connectedAccount, organizerId);
    return isPresent(state) && !state.lost && state.stripeAccountId !== stripeAccountId;
  }

  /**
   * The Stripe account that payments to this organizer go to; asks Stripe if it was not ready before.
   * @throws DomainError PAYMENT.ORGANIZER_NOT_READY, PAYMENT.STRIPE_FAILED.
   */
  async readyAccountOf(organizerId: string, context: CommandContext): Promise<string> {
    const { state } = await this.store.load(connectedAccount, organizerId);
    return readyIn(state) ?? this.readyAtStripe(organizerId, context);
  }

  /** As `readyAccountOf`, for an account that Stripe refused: its webhook may be late. */
  async readyAtStripe(organizerId: string, context: CommandContext): Promise<string> {
    const current = await this.refresh(organizerId, { ...context, commandId: `${context.commandId}/account` });
    const account = readyIn(current);
    if (account !== null) return account;
    throw new DomainError(
      'PAYMENT.ORGANIZER_NOT_READY',
      'The organizer cannot receive payments yet. Please try again later.',
    );
  }

  /**
   * Reads the organizer's account at Stripe and records what changed.
   * @throws DomainError PAYMENT.STRIPE_FAILED if Stripe cannot be reached.
   */
  refresh(organizerId: string, context: CommandContext): Promise<ConnectedAccountState> {
    return askThenAppend(
      this.store,
      [connectedAccount, organizerId],
      context,
      async (state) => {
        if (!isPresent(state)) return null;
        const { stripeAccountId } = state;
        return { type: 'observe' as const, stripeAccountId, found: await this.read(stripeAccountId) };
      },
      async (tx, loaded, command) =>
        command ? (await tx.execute(connectedAccount, organizerId, command, loaded)).state : loaded.state,
    );
  }

  private async read(stripeAccountId: string): Promise<AccountFlags | null> {
    const found = await this.retrieve(stripeAccountId);
    return (
      found && {
        detailsSubmitted: found.details_submitted ?? false,
        chargesEnabled: found.charges_enabled ?? false,
        payoutsEnabled: found.payouts_enabled ?? false,
      }
    );
  }

  /** null: Stripe gives us no access to it. */
  private retrieve(stripeAccountId: string): Promise<Stripe.Account | null> {
    return this.stripe.ask(STRIPE_FAILED, async (stripe) => {
      try {
        return await stripe.accounts.retrieve(stripeAccountId);
      } catch (error) {
        if (isAccountGone(error)) return null;
        throw error;
      }
    });
  }
}

const readyIn = (state: ConnectedAccountState): string | null =>
  isPresent(state) && statusOf(state) === 'active' ? state.stripeAccountId : null;
