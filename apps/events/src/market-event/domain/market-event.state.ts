import type { Absent } from '@stallbook/kernel';
import type { MarketEventDetails } from './market-event-details.js';

export interface OrganizerContact {
  /** Keyed hash of the address. */
  contactSubject: string | null;
  organizerContactName: string | null;
  organizerContactEmail: string | null;
  organizerContactPhone: string | null;
}

export interface LiveMarketEvent extends OrganizerContact {
  status: 'draft' | 'published';
  source: 'organizer' | 'admin_seeded';
  organizerId: string | null;
  eventCode: string;
  claimToken: string | null;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  /** Else only the owner and admins see the email address and the phone number of the contact. */
  contactPublic: boolean;
  /** A claim was approved, and its address has yet to register. */
  waitsForContact: boolean;
  /** It is deleted once its payments are refunded; until then only its owner sees it. */
  isBeingDeleted: boolean;
  /** Placed ahead in search results. */
  boosted: boolean;
  bannerImageUrl: string | null;
  eventImageUrl: string | null;
  imported: { importId: string; row: number } | null;
  details: MarketEventDetails;
}

export type MarketEventState = LiveMarketEvent | Absent;

export const noContact: OrganizerContact = {
  contactSubject: null,
  organizerContactName: null,
  organizerContactEmail: null,
  organizerContactPhone: null,
};

export const blankMarketEvent = {
  ...noContact,
  status: 'draft',
  source: 'organizer',
  organizerId: null,
  claimToken: null,
  seededByAdmin: false,
  organizerClaimed: false,
  contactPublic: true,
  waitsForContact: false,
  isBeingDeleted: false,
  boosted: false,
  bannerImageUrl: null,
  eventImageUrl: null,
  imported: null,
} satisfies Partial<LiveMarketEvent>;

export const contactOf = ({
  contactSubject,
  organizerContactName,
  organizerContactEmail,
  organizerContactPhone,
}: OrganizerContact): OrganizerContact => ({
  contactSubject,
  organizerContactName,
  organizerContactEmail,
  organizerContactPhone,
});
