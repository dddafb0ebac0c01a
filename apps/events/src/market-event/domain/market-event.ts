import { defineAggregate, type EventOf } from '@stallbook/kernel';
import { detailsOf, emptyDetails, type MarketEventDetails } from './market-event-details.js';
import { marketEventEvents } from './market-event.events.js';

export type MarketEventEvent = EventOf<typeof marketEventEvents>;

export interface OrganizerContact {
  /** Keyed hash of the address. */
  contactSubject: string | null;
  organizerContactName: string | null;
  organizerContactEmail: string | null;
  organizerContactPhone: string | null;
}

export interface MarketEventState extends OrganizerContact {
  existence: 'none' | 'live' | 'deleted';
  status: 'draft' | 'published';
  source: 'organizer' | 'admin_seeded';
  organizerId: string | null;
  eventCode: string;
  claimToken: string | null;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  /** Set while the ownership waits for the address of the approved claim to register. */
  waitsForContact: boolean;
  bannerImageUrl: string | null;
  eventImageUrl: string | null;
  imported: { importId: string; row: number } | null;
  details: MarketEventDetails;
}

const initialState = (): MarketEventState => ({
  existence: 'none',
  status: 'draft',
  source: 'organizer',
  organizerId: null,
  eventCode: '',
  claimToken: null,
  seededByAdmin: false,
  organizerClaimed: false,
  waitsForContact: false,
  bannerImageUrl: null,
  eventImageUrl: null,
  imported: null,
  details: emptyDetails,
  contactSubject: null,
  organizerContactName: null,
  organizerContactEmail: null,
  organizerContactPhone: null,
});

const contactOf = ({
  contactSubject,
  organizerContactName,
  organizerContactEmail,
  organizerContactPhone,
}: OrganizerContact) => ({
  contactSubject,
  organizerContactName,
  organizerContactEmail,
  organizerContactPhone,
});

/** As an import left it, but for a contact that is not theirs any more. */
const unclaimed = {
  organizerId: null,
  organizerClaimed: false,
  waitsForContact: false,
  contactSubject: null,
  organizerContactName: null,
  organizerContactEmail: null,
  organizerContactPhone: null,
};

function evolve(state: MarketEventState, { type, data }: MarketEventEvent): MarketEventState {
  switch (type) {
    case 'market-event.drafted': {
      const { organizerId, eventCode } = data;
      return { ...state, existence: 'live', organizerId, eventCode, details: detailsOf(data) };
    }
    case 'market-event.seeded': {
      const { importId, row, eventCode, claimToken, bannerImageUrl } = data;
      return {
        ...state,
        ...contactOf(data),
        existence: 'live',
        status: 'published',
        source: 'admin_seeded',
        seededByAdmin: true,
        eventCode,
        claimToken,
        bannerImageUrl,
        imported: { importId, row },
        details: detailsOf(data),
      };
    }
    case 'market-event.published':
      return { ...state, status: 'published' };
    case 'market-event.details-changed':
      return { ...state, details: detailsOf(data) };
    case 'market-event.claimed': {
      const { organizerId } = data;
      return {
        ...state,
        ...contactOf(data),
        organizerClaimed: true,
        organizerId,
        waitsForContact: organizerId === null,
      };
    }
    case 'market-event.owner-assigned':
      return { ...state, organizerId: data.organizerId, waitsForContact: false };
    case 'market-event.withdrawn':
      return state.seededByAdmin ? { ...state, ...unclaimed } : { ...state, status: 'draft' };
    case 'market-event.deleted':
      return { ...state, existence: 'deleted' };
  }
}

/** What the specification calls an event. */
export const marketEvent = defineAggregate({ name: 'market-event', events: marketEventEvents, initialState, evolve });
