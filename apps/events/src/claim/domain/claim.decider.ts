import {
  decideBy,
  defineAggregate,
  DomainError,
  ERASED,
  isPresent,
  notFound,
  type Absent,
  type OccurredEventOf,
} from '@stallbook/kernel';
import type { MarketEventState } from '../../market-event/domain/market-event.state.js';
import { claimable } from '../../market-event/domain/ownership.js';
import { claimEvents, type ClaimEvent } from './claim.events.js';

export type ClaimRequest = Extract<ClaimEvent, { type: 'claim.submitted' }>['data'];

export interface ClaimDetails {
  status: 'pending' | 'approved' | 'denied';
  request: ClaimRequest;
  /** The new owner; null until the claim is approved and the address registers. */
  ownerId: string | null;
  /** ISO instant. */
  decidedAt: string | null;
  decidedBy: string | null;
  closedBecause: ClosingReason | null;
}

export type ClosingReason = Extract<ClaimEvent, { type: 'claim.closed' }>['data']['reason'];

export type ClaimState = ClaimDetails | Absent;

export interface Submit {
  type: 'submit';
  /** The market event to take over. */
  marketEvent: MarketEventState;
  request: Omit<ClaimRequest, 'title'>;
}

export interface Approve {
  type: 'approve';
  adminId: string;
  organizerId: string | null;
}

export interface Deny {
  type: 'deny';
  adminId: string;
}

/** The market event got its owner in another way. */
export interface Close {
  type: 'close';
  adminId: string;
  reason: ClosingReason;
  byNewOwner: boolean;
}

export type ClaimCommand = Submit | Approve | Deny | Close;

function submit({ marketEvent, request }: Submit, state: ClaimState): ClaimEvent[] {
  const { details, takenDownReason } = claimable(marketEvent);
  if (takenDownReason !== null) throw notFound('Event not found or not claimable');
  const { title } = details;
  return isPresent(state) ? [] : [{ type: 'claim.submitted', data: { ...request, title } }];
}

function approve({ adminId, organizerId }: Approve, state: ClaimState): ClaimEvent[] {
  const { marketEventId, email } = pending(state);
  if (email === ERASED) {
    throw new DomainError('CLAIM.SENDER_GONE', 'The sender of this claim deleted their data. You can only deny it.');
  }
  return [{ type: 'claim.approved', data: { marketEventId, adminId, organizerId } }];
}

function deny({ adminId }: Deny, state: ClaimState): ClaimEvent[] {
  const { marketEventId } = pending(state);
  return [{ type: 'claim.denied', data: { marketEventId, adminId } }];
}

function close({ adminId, reason, byNewOwner }: Close, state: ClaimState): ClaimEvent[] {
  if (!isPresent(state) || state.status !== 'pending') return [];
  const { marketEventId } = state.request;
  return [{ type: 'claim.closed', data: { marketEventId, adminId, reason, ...(byNewOwner && { byNewOwner }) } }];
}

function pending(state: ClaimState): ClaimRequest {
  if (!isPresent(state)) throw notFound('Claim not found');
  if (state.closedBecause) throw new DomainError('CLAIM.ALREADY_CLAIMED', 'Event already claimed');
  if (state.status !== 'pending') {
    throw new DomainError('CLAIM.ALREADY_DECIDED', 'This claim has already been decided');
  }
  return state.request;
}

/** The consent counts for the account that gave it, not for the next one with that address. */
export const showsContact = (request: ClaimRequest, ownerId: string | null): boolean =>
  request.contactPublic && ownerId !== null && request.organizerId === ownerId;

function evolve(state: ClaimState, { type, data, meta }: OccurredEventOf<typeof claimEvents>): ClaimState {
  if (type === 'claim.submitted') {
    return { status: 'pending', request: data, ownerId: null, decidedAt: null, decidedBy: null, closedBecause: null };
  }
  if (!isPresent(state)) return state;
  const status = type === 'claim.approved' ? 'approved' : 'denied';
  const closedBecause = type === 'claim.closed' ? data.reason : null;
  const ownerId = type === 'claim.approved' ? data.organizerId : null;
  return {
    ...state,
    status,
    ownerId,
    decidedAt: meta.occurredAt.toISOString(),
    decidedBy: data.adminId,
    closedBecause,
  };
}

/** A request to take over a market event that an admin seeded. */
export const claim = defineAggregate<ClaimState, typeof claimEvents, ClaimCommand>({
  name: 'claim',
  events: claimEvents,
  initialState: () => null,
  decide: decideBy<ClaimCommand, ClaimState, ClaimEvent>({ submit, approve, deny, close }),
  evolve,
});
