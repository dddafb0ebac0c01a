import { noSuch } from '../api/errors.js';
import { confirm } from '../money/confirm.js';
import { settle } from '../money/settle.js';
import { type Totals, totalsOf } from '../money/totals.js';
import { completeOnboarding, restrict, revoke } from '../resources/account-object.js';
import { renewSubscription } from '../resources/subscription-object.js';
import type { Delivery, EventObject, TableName, Tables, WebhookSettings } from '../state/tables.js';
import { attempt, type AttemptResult, type Forgery } from '../webhooks/attempt.js';
import type { Courier } from '../webhooks/courier.js';
import { closeDispute, openDispute } from '../resources/disputes.js';
import { closePayout, openPayout } from '../resources/payouts.js';
import { failRefund } from '../resources/refunds.js';
import type { ProcessingFee, RefundMode, World } from '../world.js';

export type DeliveryView = Delivery & { type: string };

const POLL_MS = 20;

/** Control for tests: in process by these methods, from outside under `/_emulator/`. */
export class Control {
  constructor(
    private readonly world: World,
    private readonly courier: Courier,
  ) {}

  /** Changes the target and mode of webhooks. A held webhook waits for `release`. */
  configure(settings: Partial<WebhookSettings>): WebhookSettings {
    const { store } = this.world;
    store.configure(settings);
    this.changed();
    return store.webhook;
  }

  deliveries(): DeliveryView[] {
    const { store } = this.world;
    return store.values('deliveries').map(([, delivery]) => ({
      ...delivery,
      type: store.row('events', delivery.eventId)?.object.type ?? '',
    }));
  }

  events(): EventObject[] {
    return this.world.store.all('events').reverse();
  }

  /** Stops holding and delivers held webhooks: first the given events in that order, then the rest. */
  async release(order: string[] = []): Promise<void> {
    const { store } = this.world;
    store.configure({ held: false });
    const held = store
      .values('deliveries')
      .map(([, delivery]) => delivery)
      .filter(({ status }) => status === 'held');
    for (const id of order) this.need('events', id, 'event');
    const rank = (delivery: Delivery): number => {
      const index = order.indexOf(delivery.eventId);
      return index < 0 ? order.length : index;
    };
    held.sort((a, b) => rank(a) - rank(b));
    for (const delivery of held) {
      store.put('deliveries', delivery.id, { ...delivery, status: 'pending' });
      await this.courier.deliver(delivery.id);
    }
    this.changed();
  }

  /** Sends an event again immediately, outside of the queue, damaged if wanted. Returns the receiver's answer. */
  async redeliver(eventId: string, options: Forgery & { times?: number } = {}): Promise<AttemptResult[]> {
    const event = this.need('events', eventId, 'event');
    const { url, secret } = this.world.store.webhook;
    if (!url) return [{ status: null, error: 'No webhook address is configured.' }];
    const results: AttemptResult[] = [];
    for (let time = 0; time < (options.times ?? 1); time += 1)
      results.push(await attempt({ url, secret }, event, options));
    return results;
  }

  /** Resolves when no webhook is pending, except held ones. */
  async settled(): Promise<void> {
    while (this.world.store.waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  totals(): Totals {
    return totalsOf(this.world.store);
  }

  onboard(accountId: string): void {
    completeOnboarding(this.world, this.need('accounts', accountId, 'account'));
    this.changed();
  }

  restrict(accountId: string): void {
    restrict(this.world, this.need('accounts', accountId, 'account'));
    this.changed();
  }

  revoke(accountId: string): void {
    revoke(this.world, this.need('accounts', accountId, 'account'));
    this.changed();
  }

  pay(intentId: string, card = 'pm_card_visa'): string {
    const row = this.world.store.row('paymentIntents', intentId);
    if (!row) throw noSuch('payment_intent', intentId);
    confirm(this.world, row.object, row.owner, { token: card });
    this.changed();
    return row.object.status;
  }

  /** The payer ordered a bank debit; `pay` is its end. */
  process(intentId: string): string {
    const row = this.world.store.row('paymentIntents', intentId);
    if (!row) throw noSuch('payment_intent', intentId);
    row.object.status = 'processing';
    this.world.emit('payment_intent.processing', row.object, { account: row.owner });
    this.changed();
    return row.object.status;
  }

  /** What Stripe does with refunds from now on. */
  refunds(mode: RefundMode): void {
    this.world.refundMode = mode;
  }

  /** Whether Stripe fails from now on after it made a new payment intent. */
  failIntents(fail: boolean): void {
    this.world.intentsFail = fail;
  }

  /** What Stripe keeps of each charge from now on. */
  processingFee(fee: ProcessingFee): void {
    this.world.processingFee = fee;
  }

  /** Whether charges of `automatic_async` intents wait for `book` from now on. */
  bookLate(late: boolean): void {
    this.world.booksLate = late;
  }

  /** Stripe makes the transfer, the fee, and the balance transaction of a charge that waited for them. */
  book(intentId: string): void {
    const intent = this.need('paymentIntents', intentId, 'payment_intent');
    const charge = this.need('charges', String(intent.latest_charge ?? ''), 'charge');
    if (charge.balance_transaction) return;
    settle(this.world, charge, null);
    this.world.emit('charge.updated', charge);
    this.changed();
  }

  /** Stripe names what it keeps of a charge late, or corrects it. */
  nameProcessingFee(intentId: string, feeCents: number): void {
    const intent = this.need('paymentIntents', intentId, 'payment_intent');
    const charge = this.need('charges', String(intent.latest_charge ?? ''), 'charge');
    const booked = this.need('balanceTransactions', String(charge.balance_transaction ?? ''), 'balance_transaction');
    Object.assign(booked, { fee: feeCents, net: booked.amount - feeCents });
    this.world.emit('charge.updated', charge);
    this.changed();
  }

  /** Ends a delayed refund. */
  finishRefund(refundId: string, outcome: 'succeeded' | 'failed'): void {
    const refund = this.need('refunds', refundId, 'refund');
    if (outcome === 'failed') failRefund(this.world, refund);
    else {
      refund.status = 'succeeded';
      this.world.emit('refund.updated', refund);
    }
    this.changed();
  }

  /** The payer's bank disputes what is left of a payment. */
  dispute(intentId: string): string {
    const intent = this.need('paymentIntents', intentId, 'payment_intent');
    const charge = this.need('charges', String(intent.latest_charge ?? ''), 'charge');
    const { id } = openDispute(this.world, charge);
    this.changed();
    return id;
  }

  closeDispute(disputeId: string, outcome: 'won' | 'lost'): void {
    closeDispute(this.world, this.need('disputes', disputeId, 'dispute'), outcome);
    this.changed();
  }

  /** Pays out what a connected account has. */
  payout(accountId: string): string {
    this.need('accounts', accountId, 'account');
    const { id } = openPayout(this.world, accountId);
    this.changed();
    return id;
  }

  closePayout(payoutId: string, outcome: 'paid' | 'failed'): void {
    const row = this.world.store.row('payouts', payoutId);
    if (!row?.owner) throw noSuch('payout', payoutId);
    closePayout(this.world, row.object, row.owner, outcome);
    this.changed();
  }

  /** Ends the period of a subscription: it is billed with that outcome, or canceled if that was scheduled. */
  renew(subscriptionId: string, outcome: 'paid' | 'failed' = 'paid'): void {
    renewSubscription(this.world, this.need('subscriptions', subscriptionId, 'subscription'), outcome);
    this.changed();
  }

  private changed(): void {
    this.courier.wake();
  }

  private need<N extends TableName>(table: N, id: string, noun: string): Tables[N] {
    const found = this.world.store.find(table, id);
    if (!found) throw noSuch(noun, id);
    return found;
  }
}
