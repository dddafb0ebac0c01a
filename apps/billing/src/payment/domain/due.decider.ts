import type { Cents } from '@stallbook/kernel';
import { exists, isSettled, type PaymentState } from './payment.js';
import type { PaymentEvent } from './payment.events.js';

export interface MakeDue {
  paymentId: string;
  applicationId: string;
  marketEventId: string;
  vendorId: string;
  organizerId: string;
  boothFeeCents: Cents;
  applicationFeeCents: Cents;
  platformFeeCents: Cents;
  /** ISO instant of the acceptance. */
  at: string;
}

/** An accepted application is to be paid for; where it costs nothing, it counts as paid. */
export function makeDue(command: MakeDue, state: PaymentState): PaymentEvent[] {
  if (exists(state)) return [];
  const { paymentId, at } = command;
  const due: PaymentEvent = { type: 'PaymentDue', data: { ...command, currency: 'usd' } };
  const free = command.boothFeeCents + command.applicationFeeCents === 0;
  return free ? [due, { type: 'PaymentWaived', data: { paymentId, at } }] : [due];
}

/**
 * What is not paid yet follows the market event to its owner; what was paid stays with the organizer of its time. An
 * intent that is open pays the former one, so it is closed first: whoever is quicker, the payer or we, decides.
 */
export function handOver(
  { organizerId, platformFeeCents, at }: { organizerId: string; platformFeeCents: Cents; at: string },
  state: PaymentState,
): PaymentEvent[] {
  if (!exists(state) || state.stage === 'withdrawn' || isSettled(state)) return [];
  if ((state.nextPayee ?? state).organizerId === organizerId) return [];
  return [{ type: 'PaymentHandedOver', data: { paymentId: state.paymentId, organizerId, platformFeeCents, at } }];
}

/** Nobody is to pay for a market event that is gone; what was paid stays on record. */
export function withdraw({ at }: { at: string }, state: PaymentState): PaymentEvent[] {
  if (!exists(state) || state.stage === 'withdrawn' || isSettled(state)) return [];
  return [{ type: 'PaymentWithdrawn', data: { paymentId: state.paymentId, at } }];
}
