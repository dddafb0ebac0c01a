import { isPresent, type OccurredEventOf } from '@stallbook/kernel';
import { application } from './application.decider.js';
import type { ApplicationEvent, applicationEvents } from './application.events.js';
import type { ApplicationDetails, ApplicationState } from './application.state.js';

type Occurred = OccurredEventOf<typeof applicationEvents>;

export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

export interface TimelineStep<E> {
  event: E;
  /** A name that the timeline shows. */
  what: string;
  changes: Change[];
}

/** Billing settles a free booth like a paid one, but nothing was paid. */
const NOT_DUE = 'payment-not-due';

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

/** Says what each event means and which fields it changed. */
export function timelineOf<E extends Occurred>(events: readonly E[]): TimelineStep<E>[] {
  let state = application.initialState();
  return events.map((event) => {
    const before = state;
    // What a draft said is not the organizer's to see, so that the submission shows all of its contents as new.
    if (event.type !== 'application.draft-saved') state = application.evolve(state, event);
    const what = nameOf(event, state);
    return { event, what, changes: what === NOT_DUE ? [] : changesOf(event, before, state) };
  });
}

function changesOf(event: ApplicationEvent, before: ApplicationState, after: ApplicationState): Change[] {
  if (event.type === 'application.event-changed') {
    const { changes, reason } = event.data;
    return reason ? [...changes, { field: 'reason', before: null, after: reason }] : changes;
  }
  return FIELDS.map((field) => ({ field, before: valueOf(before, field), after: valueOf(after, field) })).filter(
    (change) => change.before !== change.after,
  );
}

function valueOf(state: ApplicationState, field: (typeof FIELDS)[number]): string | null {
  const value = isPresent(state) ? state[field] : null;
  return value === null ? null : String(value);
}

const NAMES = {
  'application.drafted': 'drafted',
  'application.draft-saved': 'draft-saved',
  'application.draft-deleted': 'draft-deleted',
  'application.template-used': 'template-used',
  'application.submitted': 'submitted',
  'application.photos-changed': 'photos-changed',
  'application.edited': 'edited',
  'application.vendor-described': 'vendor-described',
  'application.booth-assigned': 'booth-assigned',
  'application.decision-deferred': 'decision-deferred',
  'application.decision-announced': 'decision-announced',
  'application.decision-reverted': 'decision-reverted',
  'application.withdrawn': 'withdrawn',
  'application.booth-released': 'booth-released',
  'application.event-changed': 'event-changed',
  'application.event-hidden': 'event-hidden',
  'application.event-restored': 'event-restored',
  'application.organizer-left': 'organizer-left',
  'application.accepted': 'accepted',
  'application.rejected': 'rejected',
  'application.deleted': 'removed',
} as const;

function nameOf(event: ApplicationEvent, state: ApplicationState): string {
  if (event.type !== 'application.payment-status-changed') return NAMES[event.type];
  const { paymentStatus } = event.data;
  const isFree = isPresent(state) && state.boothFeeCents + state.applicationFeeCents === 0;
  return isFree && paymentStatus === 'completed' ? NOT_DUE : `payment-${paymentStatus}`;
}

type Party = 'vendor' | 'organizer';

/** What the vendor did with drafts is not the organizer's to see, and a held decision is not the vendor's. */
const HIDDEN: Record<Party, readonly ApplicationEvent['type'][]> = {
  organizer: ['application.drafted', 'application.draft-deleted', 'application.template-used'],
  vendor: ['application.decision-announced', 'application.decision-reverted'],
};
const HIDDEN_FROM_ALL: readonly ApplicationEvent['type'][] = [
  'application.draft-saved',
  'application.vendor-described',
  'application.decision-deferred',
];

/** What an undo takes back. */
const DECIDED: readonly ApplicationEvent['type'][] = [
  'application.accepted',
  'application.rejected',
  'application.booth-assigned',
];

/** Which events of a history a party sees, in its order. */
export function shownTo(party: Party, history: readonly ApplicationEvent[]): boolean[] {
  const announced = new Set(
    history.flatMap(({ type, data }) => (type === 'application.decision-announced' ? data.bulkDecisionId : [])),
  );
  let isHeld = false;
  let isDraft = false;
  return history.map(({ type, data }) => {
    if (type === 'application.drafted' || type === 'application.withdrawn') isDraft = true;
    if (type === 'application.submitted') isDraft = false;
    if (type === 'application.decision-deferred') isHeld = !announced.has(data.bulkDecisionId);
    if (type === 'application.decision-reverted') isHeld = false;
    if (HIDDEN[party].includes(type) || HIDDEN_FROM_ALL.includes(type)) return false;
    if (party === 'organizer') return !isDraft || type !== 'application.photos-changed';
    return !isHeld || !DECIDED.includes(type);
  });
}
