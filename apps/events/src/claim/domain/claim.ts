import { DomainError, defineAggregate, eventType, notFound, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const claimEvents = {
  'claim.submitted': eventType({
    version: 1,
    schema: z.object({
      marketEventId: z.string(),
      /** Title at that time, for announcements. */
      title: z.string(),
      /** The signed-in organizer, or the registered one whom the address belongs to. */
      organizerId: z.string().nullable(),
      /** Keyed hash of the address. */
      contactSubject: z.string(),
      email: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      businessName: z.string().nullable(),
      message: z.string().nullable(),
      claimToken: z.string(),
    }),
    personal: [{ subject: 'contactSubject', fields: ['email', 'name', 'phone', 'businessName', 'message'] }],
  }),
  'claim.approved': eventType({
    version: 1,
    schema: z.object({
      marketEventId: z.string(),
      adminId: z.string(),
      /** Who became the owner; null while that waits for the address to register. */
      organizerId: z.string().nullable(),
      decidedAt: z.string(),
    }),
  }),
  'claim.denied': eventType({
    version: 1,
    schema: z.object({ marketEventId: z.string(), adminId: z.string(), decidedAt: z.string() }),
  }),
};

export type ClaimEvent = EventOf<typeof claimEvents>;
export type ClaimRequest = Extract<ClaimEvent, { type: 'claim.submitted' }>['data'];

export interface ClaimState {
  status: 'none' | 'pending' | 'approved' | 'denied';
  request: ClaimRequest | null;
  decidedAt: string | null;
  decidedBy: string | null;
}

function evolve(state: ClaimState, { type, data }: ClaimEvent): ClaimState {
  switch (type) {
    case 'claim.submitted':
      return { ...state, status: 'pending', request: data };
    case 'claim.approved':
      return { ...state, status: 'approved', decidedAt: data.decidedAt, decidedBy: data.adminId };
    case 'claim.denied':
      return { ...state, status: 'denied', decidedAt: data.decidedAt, decidedBy: data.adminId };
  }
}

/** A request to take over a market event that an admin seeded. */
export const claim = defineAggregate({
  name: 'claim',
  events: claimEvents,
  initialState: (): ClaimState => ({ status: 'none', request: null, decidedAt: null, decidedBy: null }),
  evolve,
});

export const submit = (state: ClaimState, request: ClaimRequest): ClaimEvent[] =>
  state.status === 'none' ? [{ type: 'claim.submitted', data: request }] : [];

export function approve(
  state: ClaimState,
  command: { adminId: string; organizerId: string | null; at: Date },
): ClaimEvent[] {
  const { marketEventId } = undecided(state);
  const { adminId, organizerId, at } = command;
  return [{ type: 'claim.approved', data: { marketEventId, adminId, organizerId, decidedAt: at.toISOString() } }];
}

export function deny(state: ClaimState, { adminId, at }: { adminId: string; at: Date }): ClaimEvent[] {
  const { marketEventId } = undecided(state);
  return [{ type: 'claim.denied', data: { marketEventId, adminId, decidedAt: at.toISOString() } }];
}

/** The request, as long as nobody decided on it. Throws NOT_FOUND, CLAIM.ALREADY_DECIDED. */
function undecided(state: ClaimState): ClaimRequest {
  if (!state.request) throw notFound('Claim not found');
  if (state.status !== 'pending') {
    throw new DomainError('CLAIM.ALREADY_DECIDED', 'This claim has already been decided');
  }
  return state.request;
}
