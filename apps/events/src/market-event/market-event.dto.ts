import type { Actor } from '@stallbook/kernel';
import type { MarketEvent } from '@stallbook/contracts';
import { badgeAt } from './domain/badge.js';
import type { MarketEventDocument } from './market-event.projection.js';

/** What a list leaves out of the stored documents. */
export const withoutIndexFields = { words: 0, places: 0, streamVersion: 0, waitsFor: 0 } as const;

/** Fields of the answer that are stored under another name or follow from one. */
const STORED_AS: Record<string, string> = {
  id: '_id',
  organizer: 'organizerId',
  eventStartDate: 'eventDate',
  boothCount: 'maxVendors',
  spaceSize: 'boothSize',
};

/** What to read for the given fields of the answer: a list shows a third of what is stored. */
export function projectionOf(fields: readonly string[] | undefined): Record<string, 0 | 1> {
  if (!fields) return withoutIndexFields;
  const shown = fields.filter((field) => !(field in withoutIndexFields)).map((field) => STORED_AS[field] ?? field);
  return Object.fromEntries(['organizerId', 'badge', ...shown].map((field) => [field, 1]));
}

export type ShownDocument = Omit<MarketEventDocument, 'words' | 'places' | 'waitsFor'>;

/** As `actor` may see it: the event code is the owner's, the claim token the admins'. */
export function toMarketEvent(document: ShownDocument, actor: Actor | undefined, now: Date): MarketEvent {
  const { _id, badge, eventCode, claimToken, ...shown } = document;
  return {
    id: _id,
    badge: badgeAt(badge, now) as MarketEvent['badge'],
    eventCode: isOwner(document, actor) ? eventCode : null,
    claimToken: actor?.role === 'admin' ? claimToken : null,
    eventStartDate: document.eventDate,
    boothCount: document.maxVendors,
    spaceSize: document.boothSize,
    // The wide part comes last: a literal that goes on after it copies all of it with every further field.
    ...(shown as Omit<MarketEvent, 'id' | 'badge' | 'eventCode' | 'claimToken' | Twin>),
  };
}

type Twin = 'eventStartDate' | 'boothCount' | 'spaceSize';

export const isOwner = (document: { organizerId: string | null }, actor: Actor | undefined): boolean =>
  actor !== undefined && document.organizerId === actor.id;

/** Drafts show to their owner and to admins. */
export const maySee = (document: { status: string; organizerId: string | null }, actor: Actor | undefined): boolean =>
  document.status === 'published' || actor?.role === 'admin' || actor?.role === 'system' || isOwner(document, actor);
