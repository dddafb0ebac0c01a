import { isPresent, type Cents } from '@stallbook/kernel';
import type { PaymentEvent } from './payment.events.js';
import { isSettled, type PaymentState } from './payment.state.js';

export interface ChangeFee {
  type: 'change-fee';
  paymentIntentId: string;
  platformFeeCents: Cents;
}

/** Records another platform fee of the open intent. What was paid keeps its fee. */
export function changeFee({ type: _, ...fee }: ChangeFee, state: PaymentState): PaymentEvent[] {
  if (!isPresent(state) || isSettled(state) || state.paymentIntentId !== fee.paymentIntentId) return [];
  if (state.platformFeeCents === fee.platformFeeCents) return [];
  return [{ type: 'payment.fee-changed', data: { paymentId: state.paymentId, ...fee } }];
}
