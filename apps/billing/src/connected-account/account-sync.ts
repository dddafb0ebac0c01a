import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { DomainError, isPresent } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { askThenAppend } from '../stripe/ask-then-append.js';
import { isAccountGone, StripeApi } from '../stripe/stripe-api.js';
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
    this.accounts = db.collection<ConnectedAccountDocument>(connectedAccounts.collection);
  }

  /** null: the account is not ours, or not stored yet. */
  async organizerOf(stripeAccountId: string): Promise<string | null> {
    return (await this.accounts.findOne({ stripeAccountId }))?._id ?? null;
  }

  /** Whether the organizer replaced this account with another one. */
  async isReplaced(stripeAccountId: string | null, organizerId: string): Promise<boolean> {
    const { state } = await this.store.load(connectedAccount, organizerId);
    return isPresent(state) && !state.lost && state.stripeAccountId !== stripeAccountId;
  }

  /**
   * The Stripe account that payments to this organizer go to; asks Stripe if it was not ready before.
   * @throws DomainError PAYMENT.ORGANIZER_NOT_READY, PAYMENT.STRIPE_FAILED.
   */
  async readyAccountOf(organizerId: string, context: CommandContext): Promise<string> {
    const known = (await this.store.load(connectedAccount, organizerId)).state;
    const account =
      statusOf(known) === 'active'
        ? known
        : await this.refresh(organizerId, { ...context, commandId: `${context.commandId}/account` });
    if (isPresent(account) && statusOf(account) === 'active') return account.stripeAccountId;
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
