import type { Absent } from '@stallbook/kernel';
import type { InvitationEvent } from './invitation.events.js';

export type SentInvitation = Extract<InvitationEvent, { type: 'invitation.sent' }>['data'];

export interface InvitationDetails extends SentInvitation {
  status: 'pending' | 'viewed' | 'accepted' | 'declined';
  /** ISO instant. */
  createdAt: string;
}

export type InvitationState = InvitationDetails | Absent;

export const isOpen = ({ status }: Pick<InvitationDetails, 'status'>): boolean =>
  status === 'pending' || status === 'viewed';
