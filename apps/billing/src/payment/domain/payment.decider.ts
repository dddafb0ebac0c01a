import { decideBy, defineAggregate } from '@stallbook/kernel';
import { handOver, requestPayment, type HandOver, type RequestPayment } from './due.js';
import { changeFee, type ChangeFee } from './fee.js';
import { observe, type Observe } from './observe.js';
import { evolve } from './evolve.js';
import { paymentEvents, type PaymentEvent } from './payment.events.js';
import { refuseRefund, requestRefund, type RefuseRefund, type RequestRefund } from './refund.js';
import type { PaymentState } from './payment.state.js';
import { revokeIntent, start, type RevokeIntent, type Start } from './start.js';
import { withdraw, type Withdraw } from './withdrawal.js';

export type PaymentCommand =
  RequestPayment | Start | RevokeIntent | ChangeFee | Observe | HandOver | Withdraw | RequestRefund | RefuseRefund;

export const payment = defineAggregate<PaymentState, typeof paymentEvents, PaymentCommand>({
  name: 'payment',
  events: paymentEvents,
  initialState: () => null,
  decide: decideBy<PaymentCommand, PaymentState, PaymentEvent>({
    request: requestPayment,
    start,
    'revoke-intent': revokeIntent,
    'change-fee': changeFee,
    observe,
    'hand-over': handOver,
    withdraw,
    'request-refund': requestRefund,
    'refuse-refund': refuseRefund,
  }),
  evolve,
});
