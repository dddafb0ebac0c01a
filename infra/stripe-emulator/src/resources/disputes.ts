import type Stripe from 'stripe';
import { type Endpoint, get } from '../api/endpoint.js';
import { invalid } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import { book } from '../money/balance.js';
import type { World } from '../world.js';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

const move = (world: World, { id, currency }: Stripe.Dispute, amount: number): Stripe.BalanceTransaction =>
  book(world, { amount, currency, type: 'adjustment', source: id, owner: null });

/** The bank claims what is left of a charge. The platform pays it, also for a destination charge. */
export const openDispute = (world: World, charge: Stripe.Charge): Stripe.Dispute => {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid || charge.disputed || left <= 0) throw invalid(`Charge ${charge.id} cannot be disputed.`, 'charge');
  charge.disputed = true;
  const dispute = world.store.insert('disputes', {
    id: world.id('dp'),
    object: 'dispute',
    amount: left,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: world.now() + WEEK_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status: 'needs_response',
  });
  dispute.balance_transactions.push(move(world, dispute, -left));
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** The bank decides, and can still return the money of a dispute that was lost. That of one that is won comes back. */
export const closeDispute = (world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): void => {
  const isClosed = dispute.status === 'won' || dispute.status === status;
  if (isClosed) throw invalid('This dispute is already closed.', 'status');
  dispute.status = status;
  if (status === 'won') {
    dispute.balance_transactions.push(move(world, dispute, dispute.amount));
    world.emit('charge.dispute.funds_reinstated', dispute);
  }
  world.emit('charge.dispute.closed', dispute);
};

/** Stripe refuses to refund what a bank claims or got. */
export const hasDisputedMoney = (world: World, charge: Stripe.Charge): boolean =>
  world.store.all('disputes').some((one) => one.charge === charge.id && one.status !== 'won');

export const disputeEndpoints: Endpoint[] = [
  get('/v1/disputes', (call) => {
    const intent = call.params.string('payment_intent');
    const charge = call.params.string('charge');
    const rows = call.world.store
      .all('disputes', call.account)
      .filter((row) => (!intent || row.payment_intent === intent) && (!charge || row.charge === charge));
    return listOf(call, rows);
  }),
];
