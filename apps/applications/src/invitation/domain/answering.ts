import { DomainError, isPresent, notFound, pick } from '@stallbook/kernel';
import type { InvitationEvent } from './invitation.events.js';
import { isOpen, type InvitationDetails, type InvitationState } from './invitation.state.js';

export interface View {
  type: 'view';
}

export interface Accept {
  type: 'accept';
}

export interface Decline {
  type: 'decline';
}

export interface Stop {
  type: 'stop';
}

export interface AssignOrganizer {
  type: 'assign-organizer';
  organizerId: string;
  /** Another organizer has the market event. */
  isEventOfOther: boolean;
}

export interface HandOver {
  type: 'hand-over';
  organizerId: string;
}

export interface Delete {
  type: 'delete';
}

export function view(_command: View, state: InvitationState): InvitationEvent[] {
  const sent = existing(state);
  return sent.status === 'pending' ? [{ type: 'invitation.viewed', data: idsOf(sent) }] : [];
}

/** A declined invitation can still be accepted. */
export function accept(_command: Accept, state: InvitationState): InvitationEvent[] {
  const sent = existing(state);
  return sent.status === 'accepted' ? [] : [{ type: 'invitation.accepted', data: idsOf(sent) }];
}

export function decline(_command: Decline, state: InvitationState): InvitationEvent[] {
  const sent = existing(state);
  if (isOpen(sent)) return [{ type: 'invitation.declined', data: idsOf(sent) }];
  if (sent.status === 'declined') return [];
  throw new DomainError('INVITATION.ALREADY_ACCEPTED', 'This invitation was already accepted.');
}

/** Emails stop whatever was answered before, and an acceptance stays. */
export function stop(_command: Stop, state: InvitationState): InvitationEvent[] {
  const sent = existing(state);
  return isOpen(sent) ? [{ type: 'invitation.declined', data: idsOf(sent) }] : [];
}

/** Who opened the link and then registers with the invited address accepts, unless another organizer has the market event. */
export function assignOrganizer(command: AssignOrganizer, state: InvitationState): InvitationEvent[] {
  const { organizerId, isEventOfOther } = command;
  if (!isPresent(state) || state.organizerId !== null) return [];
  const ids = idsOf(state);
  const assigned: InvitationEvent = { type: 'invitation.organizer-assigned', data: { ...ids, organizerId } };
  return state.status === 'viewed' && !isEventOfOther
    ? [assigned, { type: 'invitation.accepted', data: ids }]
    : [assigned];
}

/** After a transfer. An invitation sent to an address stays with it, and an accepted one with its organizer. */
export function handOver({ organizerId }: HandOver, state: InvitationState): InvitationEvent[] {
  if (!isPresent(state) || state.contactSubject !== null || state.status === 'accepted') return [];
  if (state.organizerId === organizerId) return [];
  return [{ type: 'invitation.organizer-assigned', data: { ...idsOf(state), organizerId } }];
}

export const deleteInvitation = (_command: Delete, state: InvitationState): InvitationEvent[] =>
  isPresent(state) ? [{ type: 'invitation.deleted', data: idsOf(state) }] : [];

function existing(state: InvitationState): InvitationDetails {
  if (!isPresent(state)) throw notFound('Invitation not found');
  return state;
}

const idsOf = (sent: InvitationDetails) => pick(sent, 'invitationId', 'marketEventId', 'vendorId');
