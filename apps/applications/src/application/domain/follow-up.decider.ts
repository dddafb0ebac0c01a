import { exists, type ApplicationState, type PaymentStatus } from './application.js';
import type { ApplicationEvent } from './application.events.js';

export interface RecordPayment {
  paymentId: string;
  paymentStatus: Exclude<PaymentStatus, 'pending'>;
  /** ISO instant. */
  at: string;
}

/** Billing has the word on payments: what it tells is noted, in the order in which it tells it. */
export function recordPayment(command: RecordPayment, state: ApplicationState): ApplicationEvent[] {
  if (!exists(state) || state.paymentStatus === command.paymentStatus) return [];
  return [{ type: 'PaymentStatusChanged', data: { applicationId: state.applicationId, ...command } }];
}

export function remove(command: { at: string }, state: ApplicationState): ApplicationEvent[] {
  if (!exists(state)) return [];
  const { applicationId, marketEventId } = state;
  return [{ type: 'ApplicationRemoved', data: { applicationId, marketEventId, at: command.at } }];
}
