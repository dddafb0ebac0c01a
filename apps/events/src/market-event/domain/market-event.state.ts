import { pick, type Absent } from '@stallbook/kernel';
import type { DetailField, MarketEventDetails } from './market-event-details.js';
import type { OrganizerContact } from './market-event.events.js';
import type { Move } from './notice.js';

export interface LiveMarketEvent extends OrganizerContact {
  /** As its organizer left it, also while it is taken down. */
  status: 'draft' | 'published';
  source: 'organizer' | 'admin_seeded';
  organizerId: string | null;
  /** They owned it before an admin transferred it. */
  formerOrganizerIds: readonly string[];
  eventCode: string;
  claimToken: string | null;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  /** Its organizer has confirmed the fees and dates of an import. */
  isSetUp: boolean;
  /** Details that an import filled with defaults, until its organizer changes or confirms them. */
  defaultedFields: readonly DetailField[];
  /** Else only the owner and admins see the email address and the phone number of the contact. */
  contactPublic: boolean;
  /** A claim was approved, and its address has yet to register. */
  waitsForContact: boolean;
  /** It is deleted once its payments are refunded; until then only its owner sees it. */
  deletionStartedAt: Date | null;
  /** Why an admin took it down; null unless they did. */
  takenDownReason: string | null;
  /** Placed ahead in search results. */
  boosted: boolean;
  bannerImageUrl: string | null;
  eventImageUrl: string | null;
  imported: { importId: string; row: number; isUndated: boolean } | null;
  /** Nothing has changed it since its import. */
  isAsImported: boolean;
  details: MarketEventDetails;
  lastMove: Move | null;
  /** The number of its events so far. */
  revision: number;
  /** The revision that last changed a detail; absent for those that are as they began. */
  changedIn: Partial<Record<DetailField, number>>;
}

export type MarketEventState = LiveMarketEvent | Absent;

/** What other services and everyone but its owner and admins go by. */
export const publicStatus = ({ status, takenDownReason }: LiveMarketEvent): LiveMarketEvent['status'] =>
  takenDownReason === null ? status : 'draft';

/** It has an organizer who has yet to confirm what an import says about it. */
export const isGettingReady = ({ seededByAdmin, organizerClaimed, isSetUp }: LiveMarketEvent): boolean =>
  seededByAdmin && organizerClaimed && !isSetUp;

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
  formerOrganizerIds: [],
  claimToken: null,
  seededByAdmin: false,
  organizerClaimed: false,
  isSetUp: false,
  defaultedFields: [],
  contactPublic: true,
  waitsForContact: false,
  deletionStartedAt: null,
  takenDownReason: null,
  boosted: false,
  bannerImageUrl: null,
  eventImageUrl: null,
  imported: null,
  isAsImported: false,
  lastMove: null,
  revision: 1,
  changedIn: {},
} satisfies Partial<LiveMarketEvent>;

export const contactOf = (source: OrganizerContact): OrganizerContact =>
  pick(source, 'contactSubject', 'organizerContactName', 'organizerContactEmail', 'organizerContactPhone');
