import { deepEqual, isPresent, notFound, permissionDenied } from '@stallbook/kernel';
import { merged, type DetailsChange } from './details-change.js';
import { emptyDetails } from './market-event-details.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { LiveMarketEvent, MarketEventState } from './market-event.state.js';

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
}

export function changeDetails({ actorId, change }: ChangeDetails, state: MarketEventState): MarketEventEvent[] {
  const { details: current } = owned(state, actorId);
  const details = merged(current, change);
  if (deepEqual(details, current)) return [];
  return [{ type: 'market-event.details-changed', data: { ...details, organizerId: actorId } }];
}

export interface Publish {
  type: 'publish';
  actorId: string;
}

export function publish({ actorId }: Publish, state: MarketEventState): MarketEventEvent[] {
  if (owned(state, actorId).status === 'published') return [];
  return [{ type: 'market-event.published', data: { organizerId: actorId } }];
}

export interface DeleteMarketEvent {
  type: 'delete';
  actorId: string;
}

export function deleteMarketEvent({ actorId }: DeleteMarketEvent, state: MarketEventState): MarketEventEvent[] {
  owned(state, actorId, 'Not authorized to delete this event');
  return [{ type: 'market-event.deleted', data: { organizerId: actorId } }];
}

export function owned(state: MarketEventState, actorId: string, message = 'Not authorized'): LiveMarketEvent {
  if (!isPresent(state)) throw notFound('Event not found');
  if (state.organizerId !== actorId) throw permissionDenied(message);
  return state;
}
