import { deepEqual, DomainError, isPresent, notFound, permissionDenied } from '@stallbook/kernel';
import { assertNotChangedMeanwhile } from './changed-meanwhile.js';
import { merged, type DetailsChange } from './details-change.js';
import { emptyDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { LiveMarketEvent, MarketEventState } from './market-event.state.js';
import { assertNotice } from './notice.js';
import { rescheduled } from './rescheduling.js';

export interface Draft {
  type: 'draft';
  organizerId: string;
  eventCode: string;
  change: DetailsChange;
}

export function draft({ organizerId, eventCode, change }: Draft, state: MarketEventState): MarketEventEvent[] {
  if (state !== null) return [];
  return [{ type: 'market-event.drafted', data: { ...merged(emptyDetails, change), organizerId, eventCode } }];
}

export interface ChangeDetails {
  type: 'change-details';
  actorId: string;
  change: DetailsChange;
  /** The revision that the editor began with; null replaces whatever was saved since. */
  basedOn: number | null;
  /** For vendors with a booth, if dates, times, or the place change. */
  reason: string | null;
  /** When the newest booth was paid; null if none is. */
  paidAt: Date | null;
  now: Date;
}

export function changeDetails(
  { actorId, change, basedOn, reason, ...given }: ChangeDetails,
  state: MarketEventState,
): MarketEventEvent[] {
  const live = editable(state, actorId);
  const { details: current } = live;
  const details = merged(current, change);
  if (deepEqual(details, current)) return [];
  if (basedOn !== null) assertNotChangedMeanwhile(live, details, basedOn);
  assertNotice(live, details, given);
  return [
    { type: 'market-event.details-changed', data: { ...details, organizerId: actorId } },
    ...rescheduled(live, details, reason),
  ];
}

export interface Publish {
  type: 'publish';
  actorId: string;
}

export function publish({ actorId }: Publish, state: MarketEventState): MarketEventEvent[] {
  const live = editable(state, actorId);
  assertNotTakenDown(live);
  if (live.status === 'published') return [];
  return [{ type: 'market-event.published', data: { organizerId: actorId } }];
}

export interface DeleteMarketEvent {
  type: 'delete';
  actorId: string;
  /** Booths are paid, so their payments are refunded first. */
  hasPayments: boolean;
}

export function deleteMarketEvent(
  { actorId, hasPayments }: DeleteMarketEvent,
  state: MarketEventState,
): MarketEventEvent[] {
  const { deletionStartedAt } = owned(state, actorId, 'Not authorized to delete this event');
  if (hasPayments && deletionStartedAt) return [];
  if (hasPayments) return [{ type: 'market-event.deletion-started', data: { organizerId: actorId } }];
  return [{ type: 'market-event.deleted', data: { organizerId: actorId } }];
}

export interface FinishDeletion {
  type: 'finish-deletion';
}

/** Every payment was refunded. */
export function finishDeletion(_: FinishDeletion, state: MarketEventState): MarketEventEvent[] {
  if (!isPresent(state) || !state.deletionStartedAt || state.organizerId === null) return [];
  return [{ type: 'market-event.deleted', data: { organizerId: state.organizerId } }];
}

export function editable(state: MarketEventState, actorId: string): LiveMarketEvent {
  const live = owned(state, actorId);
  if (live.deletionStartedAt) {
    throw new DomainError('EVENT.BEING_DELETED', 'This event is being deleted. Its payments are being refunded.');
  }
  return live;
}

export function owned(state: MarketEventState, actorId: string, message = 'Not authorized'): LiveMarketEvent {
  if (!isPresent(state)) throw notFound('Event not found');
  if (state.organizerId !== actorId) throw permissionDenied(message);
  return state;
}

export function assertNotTakenDown({ takenDownReason }: LiveMarketEvent): void {
  if (takenDownReason === null) return;
  const message = 'Our staff took this event down. The reason is on its page. Contact us once you have corrected it.';
  throw new DomainError('EVENT.TAKEN_DOWN', message);
}

export function editableByAdmin(state: MarketEventState): LiveMarketEvent {
  if (!isPresent(state)) throw notFound('Event not found');
  if (state.deletionStartedAt) throw new DomainError('EVENT.BEING_DELETED', 'This event is being deleted.');
  return state;
}
