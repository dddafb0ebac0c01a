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

/** As people see it: an invitation without an answer expires with its event. */
export const statusOf = (
  sent: Pick<InvitationDetails, 'status'>,
  isPast: boolean,
): InvitationDetails['status'] | 'expired' => (isPast && isOpen(sent) ? 'expired' : sent.status);
