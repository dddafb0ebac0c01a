import { application, exists, type ApplicationDetails, type ApplicationState } from './application.js';
import type { ApplicationEvent } from './application.events.js';

export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const FIELDS = [
  'status',
  'paymentStatus',
  'productsOffered',
  'boothRequirements',
  'specialRequests',
  'experienceYears',
  'previousEvents',
  'socialMediaLinks',
  'estimatedSalesCents',
  'businessDescription',
  'insuranceInfo',
  'boothFeeCents',
  'applicationFeeCents',
  'boothLocation',
  'customMessage',
  'rejectionReason',
] as const satisfies (keyof ApplicationDetails)[];

/** What each event changed, field by field. */
export function changesOf(events: readonly ApplicationEvent[]): Change[][] {
  let state = application.initialState();
  return events.map((event) => {
    const before = state;
    state = application.evolve(state, event);
    return FIELDS.map((field) => ({ field, before: valueOf(before, field), after: valueOf(state, field) })).filter(
      (change) => change.before !== change.after,
    );
  });
}

function valueOf(state: ApplicationState, field: (typeof FIELDS)[number]): string | null {
  const value = exists(state) ? state[field] : null;
  return value === null ? null : String(value);
}

const NAMES = {
  ApplicationDrafted: 'drafted',
  DraftDiscarded: 'draft-deleted',
  ApplicationSubmitted: 'submitted',
  ApplicationAccepted: 'accepted',
  ApplicationRejected: 'rejected',
  ApplicationRemoved: 'removed',
} as const;

/** What happened, in the words of the timeline. */
export const nameOf = (event: ApplicationEvent): string =>
  event.type === 'PaymentStatusChanged' ? `payment-${event.data.paymentStatus}` : NAMES[event.type];
