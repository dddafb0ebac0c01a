import { Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import type Stripe from 'stripe';
import { AccountSync } from '../../connected-account/account-sync.js';
import { payment } from '../domain/payment.decider.js';
import type { PaymentDetails, PaymentState } from '../domain/payment.state.js';
import { payable } from '../domain/start.js';
import { OrphanedIntentSettler } from '../orphaned-intents/orphaned-intent-settler.js';
import { PaymentSync } from '../payment-sync.js';
import { IntentCreator, type OpenedIntent } from './intent-creator.js';
import { IntentFee, isChangeable } from './intent-fee.js';

/** Reuses the open intent of a payment, with the current platform fee, or creates one. */
@Injectable()
export class IntentOpener {
  constructor(
    private readonly store: EventStore,
    private readonly sync: PaymentSync,
    private readonly settler: OrphanedIntentSettler,
    private readonly creator: IntentCreator,
    private readonly fee: IntentFee,
    private readonly accounts: AccountSync,
  ) {}

  /** @throws DomainError PAYMENT.ALREADY_COMPLETED, PAYMENT.ORGANIZER_NOT_READY, PAYMENT.INTENT_FAILED and others. */
  async open(paymentId: string, vendorId: string, context: CommandContext): Promise<OpenedIntent> {
    const state = payable((await this.store.load(payment, paymentId)).state, vendorId);
    if (state.paymentIntentId === null) return this.creator.create(state, context);
    const intent = state.nextPayee ? null : await this.sync.intent(state.paymentIntentId);
    if (intent && isReusable(intent, state)) {
      if (!(await this.isOutdated(intent, state, context))) return this.fee.update(intent, state, context);
      await this.settler.cancel(intent.id);
    }
    const current = payable(await this.endIntent(state, state.paymentIntentId, context), vendorId);
    const hasAnother = current.paymentIntentId !== null && current.paymentIntentId !== state.paymentIntentId;
    // A concurrent call replaced the intent, and its vendor may pay the new one.
    if (hasAnother) return this.open(paymentId, vendorId, context);
    return this.creator.create(current, context);
  }

  /** It pays a former account, or its market event was hidden since. */
  private async isOutdated(
    intent: Stripe.PaymentIntent,
    state: PaymentDetails,
    context: CommandContext,
  ): Promise<boolean> {
    if (state.isRevoked) return intent.status !== 'processing';
    if (!isChangeable(intent)) return false;
    return (await this.accounts.readyAccountOf(state.organizerId, context)) !== state.stripeAccountId;
  }

  /** Records how the intent ended; cancels one that pays a previous owner. */
  private endIntent(
    { paymentId, nextPayee }: PaymentDetails,
    paymentIntentId: string,
    context: CommandContext,
  ): Promise<PaymentState> {
    if (nextPayee) return this.settler.settle(paymentId, paymentIntentId);
    return this.sync.follow(paymentId, paymentIntentId, {
      ...context,
      commandId: `${context.commandId}/follow/${paymentIntentId}`,
    });
  }
}

const isReusable = ({ status, amount }: Stripe.PaymentIntent, { amountCents }: PaymentDetails): boolean =>
  status !== 'succeeded' && status !== 'canceled' && amount === amountCents;
