import { DomainError, notFound, permissionDenied } from '@stallbook/kernel';
import { assertDetails } from './check-details.js';
import { emptyDetails, type MarketEventDetails } from './market-event-details.js';
import type { MarketEventEvent, MarketEventState, OrganizerContact } from './market-event.js';

/** What the form sends: absent stays as it is, null clears. */
export type DetailsChange = {
  [K in keyof MarketEventDetails]?: MarketEventDetails[K] | null;
};

export type SeededData = Extract<MarketEventEvent, { type: 'market-event.seeded' }>['data'];

export type ZoneOf = (place: Pick<MarketEventDetails, 'latitude' | 'longitude' | 'zipCode' | 'state'>) => string;

/** Throws NOT_FOUND and the refusal that the specification words for others than the owner. */
export function assertOwner(state: MarketEventState, actorId: string, message = 'Not authorized'): void {
  if (state.existence !== 'live') throw notFound('Event not found');
  if (state.organizerId !== actorId) throw permissionDenied(message);
}

export function draft(
  state: MarketEventState,
  command: { organizerId: string; eventCode: string; change: DetailsChange; zoneOf: ZoneOf },
): MarketEventEvent[] {
  if (state.existence !== 'none') return [];
  const { organizerId, eventCode } = command;
  const data = { ...merged(emptyDetails, command.change, command.zoneOf), organizerId, eventCode };
  return [{ type: 'market-event.drafted', data }];
}

export function changeDetails(
  state: MarketEventState,
  command: { actorId: string; change: DetailsChange; zoneOf: ZoneOf },
): MarketEventEvent[] {
  assertOwner(state, command.actorId);
  const details = merged(state.details, command.change, command.zoneOf);
  if (JSON.stringify(details) === JSON.stringify(state.details)) return [];
  return [{ type: 'market-event.details-changed', data: { ...details, organizerId: command.actorId } }];
}

export function publish(state: MarketEventState, { actorId }: { actorId: string }): MarketEventEvent[] {
  assertOwner(state, actorId);
  if (state.status === 'published') return [];
  return [{ type: 'market-event.published', data: { organizerId: actorId } }];
}

export function remove(state: MarketEventState, { actorId }: { actorId: string }): MarketEventEvent[] {
  assertOwner(state, actorId, 'Not authorized to delete this event');
  return [{ type: 'market-event.deleted', data: { organizerId: actorId } }];
}

/** What a former organizer published takes no applications any more. */
export function withdraw(state: MarketEventState, { organizerId }: { organizerId: string }): MarketEventEvent[] {
  const theirs = state.existence === 'live' && state.organizerId === organizerId;
  return theirs && state.status === 'published' ? [{ type: 'market-event.withdrawn', data: { organizerId } }] : [];
}

/** Puts an imported row on the list. A row that stands there already changes nothing. */
export const seed = (state: MarketEventState, data: SeededData): MarketEventEvent[] =>
  state.existence === 'none' ? [{ type: 'market-event.seeded', data }] : [];

/** Claimable: seeded by an admin, not taken over yet. */
export function assertClaimable(state: MarketEventState): void {
  if (state.existence !== 'live' || !state.seededByAdmin) throw notFound('Event not found or not claimable');
  if (state.organizerClaimed) throw new DomainError('CLAIM.ALREADY_CLAIMED', 'Event already claimed');
}

export function handOver(
  state: MarketEventState,
  command: { claimId: string; organizerId: string | null; contact: OrganizerContact },
): MarketEventEvent[] {
  assertClaimable(state);
  const { claimId, organizerId, contact } = command;
  return [{ type: 'market-event.claimed', data: { claimId, organizerId, ...contact } }];
}

/** The address of the approved claim registered: what waited for it becomes theirs. */
export function assignOwner(
  state: MarketEventState,
  command: { organizerId: string; contactSubject: string },
): MarketEventEvent[] {
  const waits = state.existence === 'live' && state.waitsForContact && state.contactSubject === command.contactSubject;
  return waits ? [{ type: 'market-event.owner-assigned', data: { organizerId: command.organizerId } }] : [];
}

function merged(current: MarketEventDetails, change: DetailsChange, zoneOf: ZoneOf): MarketEventDetails {
  const next: Record<string, unknown> = { ...current };
  for (const [field, fallback] of Object.entries(emptyDetails)) {
    const value = change[field as keyof MarketEventDetails];
    if (value !== undefined && field !== 'timeZone') next[field] = tidy(field, value) ?? fallback;
  }
  const details = next as MarketEventDetails;
  if (!details.eventEndDate || (change.eventDate && !change.eventEndDate && details.eventEndDate < details.eventDate)) {
    details.eventEndDate = details.eventDate;
  }
  assertDetails(details);
  return { ...details, timeZone: zoneOf(details) };
}

/** Texts without surrounding blanks, an empty one is none; times with their seconds. */
function tidy(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return field.endsWith('Time') && text.length === 5 ? `${text}:00` : text;
}
