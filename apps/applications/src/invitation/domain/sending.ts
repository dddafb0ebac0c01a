import { DomainError, isPresent } from '@stallbook/kernel';
import type { InvitationEvent } from './invitation.events.js';
import { statusOf, type InvitationState } from './invitation.state.js';

/** The market event as far as an invitation depends on it. */
export interface InvitedMarket {
  marketEventId: string;
  title: string;
  /** null if it has no organizer. */
  organizerId: string | null;
  /** A claim was approved, but no one has registered with its address yet. */
  organizerClaimed: boolean;
  isPast: boolean;
}

/** The address that a vendor knows for a market event without an organizer. */
export interface InvitedContact {
  /** Keyed hash of the address. */
  contactSubject: string;
  organizerEmail: string;
  organizerName: string;
  organizerPhone: string | null;
  /** The registered organizer with that address. */
  organizerId: string | null;
  token: string;
}

export interface Send {
  type: 'send';
  invitationId: string;
  vendorId: string;
  /** Signs the default message. */
  vendorName: string;
  market: InvitedMarket;
  /** Only for a market event without an organizer. */
  contact: InvitedContact | null;
  /** Blank for the default message. */
  message: string;
}

const noContact = {
  contactSubject: null,
  organizerEmail: null,
  organizerName: null,
  organizerPhone: null,
  token: null,
} as const;

export function send(command: Send, state: InvitationState): InvitationEvent[] {
  const { invitationId, vendorId, vendorName, market, contact, message } = command;
  if (isPresent(state)) throw alreadySent(statusOf(state, market.isPast));
  if (market.isPast) throw eventPast();
  const { marketEventId, organizerId, organizerClaimed } = market;
  if (organizerId === null && (organizerClaimed || !contact)) throw impossible();
  const recipient = organizerId === null ? contact : null;
  const customMessage = message.trim() || defaultMessage(market.title, vendorName);
  return [
    {
      type: 'invitation.sent',
      data: { invitationId, marketEventId, vendorId, organizerId, ...noContact, ...recipient, customMessage },
    },
  ];
}

export const eventPast = () => new DomainError('INVITATION.EVENT_PAST', 'This event has already passed.');

export const eventOfOther = () => new DomainError('INVITATION.EVENT_OF_OTHER', 'Another organizer has this event now.');

const alreadySent = (existingStatus: string) =>
  new DomainError(
    'INVITATION.EXISTS',
    `You have already sent an invitation for this event (Status: ${existingStatus})`,
    [],
    { existingStatus },
  );

const impossible = () => new DomainError('INVITATION.NOT_POSSIBLE', 'Cannot send invitation');

export const defaultMessage = (title: string, vendorName: string): string =>
  `Hello,\n\nI would love to sell at ${title}. On Stallbook you can claim this event for free, publish its details, ` +
  `and receive vendor applications and booth payments in one place.\n\nKind regards,\n${vendorName}`;
