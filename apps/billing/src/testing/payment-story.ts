import { paymentCompleted, paymentRefunded, paymentReinstated } from '@stallbook/contracts';
import { outgoingOf } from '@stallbook/event-store';
import { DomainError, isPresent, newId } from '@stallbook/kernel';
import { entriesOf, type LedgerEntry } from '../ledger/domain/entries.js';
import { heldIn, lostIn } from '../payment/domain/dispute.js';
import { payoutEntriesOf, type PayoutFacts } from '../ledger/domain/payout-entries.js';
import type { IntentSnapshot } from '../payment/domain/observe.js';
import { payment, type PaymentCommand } from '../payment/domain/payment.decider.js';
import {
  isGivenBack,
  isOrphaned,
  isSettled,
  type DisputeSnapshot,
  type PaymentDetails,
  type PaymentState,
} from '../payment/domain/payment.state.js';
import { openRefunds, type RefundSnapshot } from '../payment/domain/refund.js';
import { withdrawForLostOrganizer } from '../payment/domain/withdrawal.js';
import { paymentIntegrationEvents } from '../payment/payment.integration-events.js';
import { split } from '../plan/domain/platform-fee.js';
import { balancesOf } from './balances.js';
import { dueFacts, intentSnapshot } from './builders.js';
import type { PaymentStep } from './payment-steps.js';

/** What the other services know of a payment. */
const KNOWN_AS: Record<string, PaymentDetails['status']> = {
  [paymentCompleted.type]: 'completed',
  [paymentReinstated.type]: 'completed',
  [paymentRefunded.type]: 'refunded',
};

interface SentRefund extends RefundSnapshot {
  amountCents: number;
}
type Intent = Omit<IntentSnapshot, 'refunds'> & { refunds: SentRefund[] };

/** The payment of one booth with a Stripe in memory, which answers with its current state at any time. */
export function aggregateStory(terms: { boothFeeCents: number; rate: number; processingFeeCents: number }) {
  let state: PaymentState = null;
  let version = 0;
  let completions = 0;
  let knownAs: PaymentDetails['status'] | undefined;
  let isDeleted = false;
  let fromDashboardCents = 0;
  let keepsShares = false;
  const entries: LedgerEntry[] = [];
  const payouts: PayoutFacts[] = [];
  const intents: Intent[] = [];
  const fees = { boothFeeCents: terms.boothFeeCents, applicationFeeCents: 0 };
  const { amountCents, platformFeeCents } = split(fees, terms.rate);

  function execute(command: PaymentCommand): void {
    const before = state;
    const when = { at: '2027-05-01T00:00:00.000Z', version };
    for (const event of payment.decide(command, before)) {
      if (isPresent(before)) entries.push(...entriesOf(before, event, when));
      if (event.type === 'payment.completed') completions += 1;
      const [former, occurred] = [state, { ...event, meta: { occurredAt: new Date(when.at) } }];
      state = payment.evolve(former, occurred);
      const step = { event: occurred as never, state, before: former };
      for (const { event: message } of outgoingOf(paymentIntegrationEvents, step))
        knownAs = KNOWN_AS[message.type] ?? knownAs;
      version += 1;
    }
  }
  const attempt = (command: PaymentCommand) => {
    try {
      execute(command);
    } catch (error) {
      if (!DomainError.is(error)) throw error;
    }
  };
  const current = (): PaymentDetails => {
    if (!isPresent(state)) throw new Error('no payment');
    return state;
  };
  const intentOf = (): Intent | undefined => intents.find((one) => one.paymentIntentId === current().paymentIntentId);
  const observe = (intent: Intent) => execute({ type: 'observe', intent: structuredClone(intent) });
  const canEnd = (intent?: Intent): intent is Intent =>
    intent !== undefined && intent.state !== 'succeeded' && intent.state !== 'canceled';
  const hasDisputedMoney = ({ disputes }: Intent) => heldIn(disputes) + lostIn(disputes) > 0;
  const end = (to: IntentSnapshot['state']) => {
    const intent = intentOf();
    if (canEnd(intent)) Object.assign(intent, { state: to, transferCents: to === 'succeeded' ? amountCents : 0 });
  };

  /** The shares follow the running total, so partial refunds add up to the cent. */
  function give(intent: Intent, cents: number, isFirst: boolean): boolean {
    if (intent.state !== 'succeeded' || cents > amountCents - intent.refundedCents) return false;
    if (hasDisputedMoney(intent)) return false;
    intent.refundedCents += cents;
    if (!isFirst) return true;
    const taken = Math.max(intent.transferReversedCents, intent.refundedCents);
    intent.transferReversedCents = taken;
    intent.platformFeeRefundedCents = Math.round((intent.platformFeeCents * taken) / amountCents);
    return true;
  }
  function make(status: 'pending' | 'succeeded'): void {
    const intent = intentOf();
    if (!intent) return;
    observe(intent);
    for (const { refundId, failures, amountCents: cents, stripeRefundId } of openRefunds(current())) {
      const refused = !give(intent, cents, stripeRefundId === null);
      if (refused) execute({ type: 'refuse-refund', refundId, failures, failureMessage: 'No funds' });
      else {
        const sent = { refundId, stripeRefundId: newId(), status, failureMessage: null, amountCents: cents };
        intent.refunds.unshift(sent);
      }
    }
  }

  /** The bank decides. */
  function decide(status: 'won' | 'lost'): void {
    const intent = intentOf();
    const [dispute] = intent?.disputes ?? [];
    if (!intent || !dispute || dispute.heldCents === 0) return;
    const lostCents = status === 'lost' ? dispute.heldCents : 0;
    intent.disputes = [{ ...dispute, status, heldCents: 0, lostCents } satisfies DisputeSnapshot];
  }

  /** Closes an intent that may no longer be paid. Stripe cancels none that a bank has. */
  function settle(): void {
    const intent = intentOf();
    if (!canEnd(intent) || intent.state === 'processing' || !isOrphaned(current())) return;
    intent.state = 'canceled';
    observe(intent);
  }

  /** Every webhook of a payout, in any order, adds what the ledger does not have. */
  function followPayout(payout: PayoutFacts): void {
    for (const entry of payoutEntriesOf(payout)) if (!entries.some(({ _id }) => _id === entry._id)) entries.push(entry);
  }

  const steps: Record<PaymentStep, (cents: number) => void> = {
    open: () => {
      settle();
      const former = intentOf();
      if (canEnd(former)) return;
      const paymentIntentId = `pi_${intents.length}`;
      const known = version;
      if (former) observe(former);
      const { organizerId, paymentIntentId: replaces } = current();
      const due = { type: 'start', vendorId: 'vendor', organizerId, paymentIntentId, replaces } as const;
      attempt({ ...due, stripeAccountId: 'acct_1', platformFeeCents });
      if (version === known || current().paymentIntentId !== paymentIntentId) return;
      const blank = intentSnapshot({ paymentIntentId, state: 'open', amountCents, platformFeeCents, transferCents: 0 });
      intents.push({ ...blank, processingFeeCents: terms.processingFeeCents, refunds: [] });
    },
    fail: () => end('failed'),
    process: () => end('processing'),
    succeed: () => end('succeeded'),
    cancel: () => end('canceled'),
    observe: (cents) => {
      const intent = intents[cents % Math.max(1, intents.length)];
      if (intent) observe(intent);
    },
    'observe-all': () => intents.forEach(observe),
    ask: (cents) => {
      const { organizerId } = current();
      const facts = { organizerId, refundId: newId(), amountCents: cents, reason: 'other' } as const;
      attempt({ type: 'request-refund', ...facts });
    },
    make: () => make('succeeded'),
    delay: () => make('pending'),
    bounce: () => {
      const intent = intentOf();
      const pending = intent?.refunds.find(({ status }) => status === 'pending');
      if (!intent || !pending) return;
      pending.status = 'failed';
      intent.refundedCents -= pending.amountCents;
    },
    dashboard: (cents) => {
      const intent = intentOf();
      if (!intent || intent.refunds.some(({ status }) => status === 'failed')) return;
      if (give(intent, cents, true)) fromDashboardCents += cents;
    },
    /** Refunds of the dashboard come back. The shares of organizer and platform do not. */
    return: () => {
      const intent = intentOf();
      if (!intent || hasDisputedMoney(intent)) return;
      intent.refundedCents -= fromDashboardCents;
      keepsShares ||= fromDashboardCents > 0;
      fromDashboardCents = 0;
    },
    dispute: () => {
      const intent = intentOf();
      const left = amountCents - (intent?.refundedCents ?? 0);
      if (intent?.state !== 'succeeded' || intent.disputes.length > 0 || left === 0) return;
      if (intent.refunds.some(({ status }) => status === 'pending')) return;
      const facts = { disputeId: `dp_${intent.paymentIntentId}`, status: 'open' } as const;
      intent.disputes = [{ ...facts, amountCents: left, heldCents: left, lostCents: 0 }];
    },
    win: () => decide('won'),
    lose: () => decide('lost'),
    /** The bank reverses its decision. */
    reverse: () => {
      const intent = intentOf();
      const [dispute] = intent?.disputes ?? [];
      if (intent && dispute?.status === 'lost') intent.disputes = [{ ...dispute, status: 'won', lostCents: 0 }];
    },
    /** Staff reverse the transfer of a lost dispute in the dashboard. */
    reclaim: () => {
      const intent = intentOf();
      if (!intent || lostIn(intent.disputes) === 0) return;
      intent.transferReversedCents = amountCents;
      keepsShares = true;
    },
    'pay-out': () => {
      const amount = balancesOf(entries).organizer;
      const facts = { _id: `po_${payouts.length}`, organizerId: 'organizer', createdAt: '2027-05-02T00:00:00.000Z' };
      if (amount > 0) payouts.push({ ...facts, amountCents: amount, status: 'in_transit' });
      payouts.forEach(followPayout);
    },
    'pay-back': (cents) => {
      const payout = payouts[cents % Math.max(1, payouts.length)];
      if (payout) payout.status = cents % 2 ? 'failed' : payout.status;
      payouts.forEach(followPayout);
    },
    /** Stripe names its fee late, or another one. */
    'name-fee': (cents) => {
      const intent = intentOf();
      if (intent?.state === 'succeeded') intent.processingFeeCents = cents;
    },
    /** The plan of the organizer changed. Half of the answers of Stripe are lost. */
    'change-fee': (cents) => {
      const intent = intentOf();
      if (intent?.state !== 'open' && intent?.state !== 'failed') return;
      const { paymentIntentId } = intent;
      intent.platformFeeCents = cents % (amountCents + 1);
      if (cents % 2) execute({ type: 'change-fee', paymentIntentId, platformFeeCents: intent.platformFeeCents });
    },
    'hand-over': (cents) =>
      execute({ type: 'hand-over', organizerId: cents % 2 ? 'organizer' : 'next-organizer', platformFeeCents }),
    leave: () => execute(withdrawForLostOrganizer),
    hide: () => execute({ type: 'revoke-intent' }),
    settle,
    delete: () => {
      isDeleted = true;
      execute({ type: 'withdraw', reason: 'event_deleted', refundPercent: 100 });
    },
    'give-up': (cents) => execute({ type: 'withdraw', reason: 'vendor_withdrew', refundPercent: cents % 101 }),
  };

  execute({ type: 'request', ...dueFacts(), ...fees, platformFeeCents });
  return {
    take: (step: PaymentStep, cents: number) => steps[step](cents),
    /** Every refund is made, and every webhook arrives again. */
    finish: () => {
      decide('won');
      for (let round = 0; round < 3; round += 1) {
        settle();
        intents.forEach(observe);
        make('succeeded');
      }
      intents.forEach(observe);
    },
    balances: () => balancesOf(entries),
    completions: () => completions,
    /** The other services know whether the booth is paid. While all of it is given back, it does not matter. */
    isKnown: () => !isSettled(current()) || isGivenBack(current()) || knownAs === current().status,
    /** Shares of organizer and platform stay taken although the payer was not refunded. */
    keepsShares: () => keepsShares,
    openRefunds: () => openRefunds(current()).length,
    isDeleted: () => isDeleted,
    /** What banks of the organizer took and kept. */
    atBankCents: () =>
      payouts.filter(({ status }) => status !== 'failed').reduce((sum, { amountCents: cents }) => sum + cents, 0),
    atStripe: () => {
      const paid = intents.filter((intent) => intent.state === 'succeeded');
      return {
        charges: paid.length,
        chargedCents: paid.length * amountCents,
        feeCents: paid.reduce((sum, one) => sum + one.platformFeeCents - one.platformFeeRefundedCents, 0),
        keptCents: paid.reduce((sum, { processingFeeCents }) => sum + processingFeeCents, 0),
        refundedCents: paid.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
        reversedCents: paid.reduce((sum, { transferReversedCents }) => sum + transferReversedCents, 0),
        lostCents: paid.reduce((sum, { disputes }) => sum + lostIn(disputes), 0),
      };
    },
  };
}
