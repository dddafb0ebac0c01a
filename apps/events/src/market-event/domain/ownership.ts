import { DomainError, isPresent, notFound } from '@stallbook/kernel';
import type { MarketEventEvent, OrganizerContact } from './market-event.events.js';
import type { LiveMarketEvent, MarketEventState } from './market-event.state.js';

export type SeededData = Extract<MarketEventEvent, { type: 'market-event.seeded' }>['data'];

export interface Seed {
  type: 'seed';
  data: SeededData;
}

/** A row that was imported before changes nothing. */
export const seed = ({ data }: Seed, state: MarketEventState): MarketEventEvent[] =>
  state === null ? [{ type: 'market-event.seeded', data }] : [];

export interface UndoSeed {
  type: 'undo-seed';
  importId: string;
}

/** A market event that was claimed or changed in the meantime stays. */
export function undoSeed({ importId }: UndoSeed, state: MarketEventState): MarketEventEvent[] {
  const applies = isPresent(state) && state.imported?.importId === importId && state.isAsImported;
  return applies ? [{ type: 'market-event.retracted', data: { importId } }] : [];
}

/** Narrows to what can be claimed: seeded by an admin, and without an owner. */
export function claimable(state: MarketEventState): LiveMarketEvent {
  if (!isPresent(state) || !state.seededByAdmin) throw notFound('Event not found or not claimable');
  if (state.organizerClaimed) throw new DomainError('CLAIM.ALREADY_CLAIMED', 'Event already claimed');
  return state;
}

export interface HandOver {
  type: 'hand-over';
  claimId: string;
  organizerId: string | null;
  contact: OrganizerContact;
  contactPublic: boolean;
}

export function handOver(
  { claimId, organizerId, contact, contactPublic }: HandOver,
  state: MarketEventState,
): MarketEventEvent[] {
  claimable(state);
  return [{ type: 'market-event.claimed', data: { claimId, organizerId, contactPublic, ...contact } }];
}

export interface AssignOwner {
  type: 'assign-owner';
  organizerId: string;
  contactSubject: string;
}

/** For a person who registered with the address of the approved claim. */
export function assignOwner({ organizerId, contactSubject }: AssignOwner, state: MarketEventState): MarketEventEvent[] {
  const waits = isPresent(state) && state.waitsForContact && state.contactSubject === contactSubject;
  return waits ? [{ type: 'market-event.owner-assigned', data: { organizerId } }] : [];
}

export interface Withdraw {
  type: 'withdraw';
  organizerId: string;
}

/** A market event of an organizer who left accepts no more applications. */
export function withdraw({ organizerId }: Withdraw, state: MarketEventState): MarketEventEvent[] {
  const applies = isPresent(state) && state.organizerId === organizerId && state.status === 'published';
  return applies ? [{ type: 'market-event.withdrawn', data: { organizerId } }] : [];
}
