import { isPresent } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationDetails, ApplicationState, PaymentStatus } from './application.state.js';

export interface RecordPayment {
  type: 'record-payment';
  paymentId: string;
  paymentStatus: PaymentStatus;
}

/** Follows billing, in the order of its messages. */
export function recordPayment(
  { paymentId, paymentStatus }: RecordPayment,
  state: ApplicationState,
): ApplicationEvent[] {
  if (!isPresent(state) || state.paymentStatus === paymentStatus) return [];
  const { applicationId } = state;
  return [{ type: 'application.payment-status-changed', data: { applicationId, paymentId, paymentStatus } }];
}

export interface NoteEventChange {
  type: 'note-event-change';
  changes: { field: string; before: string | null; after: string | null }[];
  reason: string | null;
}

/** Only a vendor who was accepted, and knows it, plans by the event. */
export function noteEventChange({ changes, reason }: NoteEventChange, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state) || state.status !== 'accepted' || state.heldBy) return [];
  return [{ type: 'application.event-changed', data: { applicationId: state.applicationId, changes, reason } }];
}

/** Waits for a decision or has a booth. */
const isConcerned = ({ status }: ApplicationDetails): boolean => status === 'pending' || status === 'accepted';

export interface NoteEventVisibility {
  type: 'note-event-visibility';
  isHidden: boolean;
}

/**
 * A vendor who waits for a decision or has a booth no longer finds the event. Each of them who was notified is notified
 * again when it is back, whatever became of the application.
 */
export function noteEventVisibility({ isHidden }: NoteEventVisibility, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state)) return [];
  const { applicationId, hasHiddenNotice } = state;
  if (isHidden === hasHiddenNotice) return [];
  if (!isHidden) return [{ type: 'application.event-restored', data: { applicationId } }];
  return isConcerned(state) ? [{ type: 'application.event-hidden', data: { applicationId } }] : [];
}

export interface NoteOrganizerLeft {
  type: 'note-organizer-left';
}

export function noteOrganizerLeft(_: NoteOrganizerLeft, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state) || !isConcerned(state)) return [];
  return [{ type: 'application.organizer-left', data: { applicationId: state.applicationId } }];
}

export interface DeleteApplication {
  type: 'delete';
  /** The market event was still to come. */
  isCanceled?: boolean;
}

export function deleteApplication({ isCanceled }: DeleteApplication, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state)) return [];
  const { applicationId, marketEventId } = state;
  return [{ type: 'application.deleted', data: { applicationId, marketEventId, ...(isCanceled && { isCanceled }) } }];
}
