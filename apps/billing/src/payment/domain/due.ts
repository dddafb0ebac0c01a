import { isPresent, type Cents } from '@stallbook/kernel';
import type { PaymentEvent } from './payment.events.js';
import { hasLostOrganizer, isSettled, type PaymentDetails, type PaymentState } from './payment.state.js';

export interface RequestPayment {
  type: 'request';
  paymentId: string;
  applicationId: string;
  marketEventId: string;
  vendorId: string;
  organizerId: string;
  boothFeeCents: Cents;
  applicationFeeCents: Cents;
  platformFeeCents: Cents;
}

/** An accepted application is due. If it costs nothing, it counts as paid. */
export function requestPayment({ type: _, ...due }: RequestPayment, state: PaymentState): PaymentEvent[] {
  if (isPresent(state)) return [];
  const requested: PaymentEvent = { type: 'payment.requested', data: { ...due, currency: 'usd' } };
  const free = due.boothFeeCents + due.applicationFeeCents === 0;
  return free ? [requested, { type: 'payment.waived', data: { paymentId: due.paymentId } }] : [requested];
}

export interface HandOver {
  type: 'hand-over';
  organizerId: string;
  platformFeeCents: Cents;
}

/**
 * Unpaid payments follow the market event to its new owner, also from one who left; paid ones stay. An open intent still
 * pays the previous owner, so it is closed first.
 */
export function handOver({ organizerId, platformFeeCents }: HandOver, state: PaymentState): PaymentEvent[] {
  if (!isUnpaid(state)) return [];
  if ((state.nextPayee ?? state).organizerId === organizerId && !hasLostOrganizer(state)) return [];
  return [{ type: 'payment.handed-over', data: { paymentId: state.paymentId, organizerId, platformFeeCents } }];
}

const isUnpaid = (state: PaymentState): state is PaymentDetails =>
  isPresent(state) && (state.stage === 'due' || hasLostOrganizer(state)) && !isSettled(state);
