import { badInput, DomainError } from '@stallbook/kernel';
import { editableByAdmin } from './editing.js';
import { noContact, type LiveMarketEvent, type MarketEventState } from './market-event.state.js';
import type { MarketEventEvent } from './market-event.events.js';

const NOTE_MARKER = 'ADMIN NOTE';
const MAX_DESCRIPTION_LENGTH = 10_000;

type TransferredData = Extract<MarketEventEvent, { type: 'market-event.transferred' }>['data'];

export interface Transfer {
  type: 'transfer';
  adminId: string;
  organizerId: string;
  note: string | null;
}

export function transfer({ adminId, organizerId, note }: Transfer, state: MarketEventState): MarketEventEvent[] {
  const live = editableByAdmin(state);
  if (live.organizerId === organizerId) {
    throw new DomainError('EVENT.SAME_OWNER', 'This organizer already owns the event.');
  }
  const text = note?.trim() || null;
  if (withNote(live.details.description, text).length > MAX_DESCRIPTION_LENGTH) {
    const message = 'With this note, the description is too long. Please shorten the note.';
    throw badInput(message, [{ path: 'note', message }]);
  }
  return [
    {
      type: 'market-event.transferred',
      data: { organizerId, formerOrganizerId: live.organizerId, adminId, note: text },
    },
  ];
}

/** The contact details of a former owner do not go to the next one. */
export function transferred(
  state: LiveMarketEvent,
  { organizerId, formerOrganizerId, note }: TransferredData,
): LiveMarketEvent {
  const { details } = state;
  const contact = formerOrganizerId === null ? {} : { contactEmail: null, contactPhone: null };
  const description = withNote(details.description, note);
  return {
    ...state,
    ...noContact,
    organizerId,
    formerOrganizerIds: [...state.formerOrganizerIds, ...(formerOrganizerId === null ? [] : [formerOrganizerId])],
    organizerClaimed: true,
    waitsForContact: false,
    details: { ...details, ...contact, description },
  };
}

const withNote = (description: string, note: string | null): string =>
  note === null ? description : `${description}\n\n${NOTE_MARKER}: ${note}`;
