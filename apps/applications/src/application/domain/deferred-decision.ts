import { DomainError, isPresent } from '@stallbook/kernel';
import type { ApplicationEvent } from './application.events.js';
import type { ApplicationDetails, ApplicationState } from './application.state.js';
import { assertPublic, factsOf } from './review.js';

export interface AnnounceDecision {
  type: 'announce-decision';
  organizerId: string;
  bulkDecisionId: string;
  /** The market event may have been hidden since the decision. */
  isPublic: boolean;
}

export interface UndoDecision {
  type: 'undo-decision';
  bulkDecisionId: string;
}

/** Final: from here on the vendor may pay. @throws DomainError `APPLICATION.EVENT_HIDDEN` */
export function announceDecision(
  { organizerId, bulkDecisionId, isPublic }: AnnounceDecision,
  state: ApplicationState,
): ApplicationEvent[] {
  if (!isPresent(state) || state.heldBy !== bulkDecisionId) return [];
  const decision = state.status === 'accepted' ? ('accepted' as const) : ('rejected' as const);
  if (decision === 'accepted') assertPublic(isPublic);
  const data = { ...factsOf(state, organizerId), bulkDecisionId, decision };
  return [{ type: 'application.decision-announced', data }];
}

/** @throws DomainError `APPLICATION.ANNOUNCED` once the vendor was notified, `APPLICATION.PAYMENT_STARTED` */
export function undoDecision({ bulkDecisionId }: UndoDecision, state: ApplicationState): ApplicationEvent[] {
  if (!isPresent(state) || state.status === 'pending' || state.status === 'draft') return [];
  if (state.paymentStatus !== 'pending') {
    throw new DomainError('APPLICATION.PAYMENT_STARTED', 'The vendor is paying, so this can no longer be undone.');
  }
  if (state.heldBy !== bulkDecisionId) {
    throw new DomainError('APPLICATION.ANNOUNCED', 'The vendor has been notified, so this can no longer be undone.');
  }
  return [reverted(state, bulkDecisionId)];
}

export const reverted = ({ applicationId }: ApplicationDetails, bulkDecisionId: string): ApplicationEvent => ({
  type: 'application.decision-reverted',
  data: { applicationId, bulkDecisionId },
});

const UNDECIDED = {
  status: 'pending',
  boothLocation: null,
  customMessage: null,
  rejectionReason: null,
  decidedAt: null,
  heldBy: null,
} as const;

export const asUndecided = <T extends ApplicationDetails>(state: T): T => ({ ...state, ...UNDECIDED });

/** To its vendor, an application is pending until the decision is announced. */
export function seenByVendor<T extends ApplicationDetails>(state: T): T;
export function seenByVendor(state: ApplicationState): ApplicationState;
export function seenByVendor(state: ApplicationState): ApplicationState {
  return isPresent(state) && state.heldBy ? asUndecided(state) : state;
}
