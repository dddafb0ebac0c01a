import { decideBy, defineAggregate, isPresent, type OccurredEventOf } from '@stallbook/kernel';
import {
  accept,
  decline,
  deleteInvitation,
  assignOrganizer,
  handOver,
  stop,
  view,
  type Accept,
  type Decline,
  type Delete,
  type AssignOrganizer,
  type HandOver,
  type Stop,
  type View,
} from './answering.js';
import { invitationEvents, type InvitationEvent } from './invitation.events.js';
import type { InvitationState } from './invitation.state.js';
import { send, type Send } from './sending.js';

export type InvitationCommand = Send | View | Accept | Decline | Stop | AssignOrganizer | HandOver | Delete;

function evolve(state: InvitationState, event: OccurredEventOf<typeof invitationEvents>): InvitationState {
  if (event.type === 'invitation.sent') {
    return { ...event.data, status: 'pending', createdAt: event.meta.occurredAt.toISOString() };
  }
  if (!isPresent(state)) return state;
  switch (event.type) {
    case 'invitation.organizer-assigned': {
      // What the former organizer of the market event answered is not the answer of the next one.
      const status = state.contactSubject === null ? 'pending' : state.status;
      return { ...state, status, organizerId: event.data.organizerId };
    }
    case 'invitation.viewed':
      return { ...state, status: 'viewed' };
    case 'invitation.accepted':
      return { ...state, status: 'accepted' };
    case 'invitation.declined':
      return { ...state, status: 'declined' };
    case 'invitation.deleted':
      return null;
  }
}

/** One stream per vendor and market event, so that two tabs send one invitation. */
export const invitation = defineAggregate<InvitationState, typeof invitationEvents, InvitationCommand>({
  name: 'invitation',
  events: invitationEvents,
  initialState: () => null,
  decide: decideBy<InvitationCommand, InvitationState, InvitationEvent>({
    send,
    view,
    accept,
    decline,
    stop,
    'assign-organizer': assignOrganizer,
    'hand-over': handOver,
    delete: deleteInvitation,
  }),
  evolve,
});
