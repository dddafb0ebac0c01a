import type { Actor } from '@stallbook/kernel';
import type { MarketEvent } from '@stallbook/contracts';
import { badgeAt } from './domain/badge.js';
import type { MarketEventDocument } from './market-event.view.js';

/** What a list leaves out of the stored documents. */
export const withoutIndexFields = { words: 0, places: 0, streamVersion: 0, waitsFor: 0 } as const;

export type ShownDocument = Omit<MarketEventDocument, 'words' | 'places' | 'waitsFor'>;

/** As `actor` may see it: the event code is the owner's, the claim token the admins'. */
export function toMarketEvent(document: ShownDocument, actor: Actor | undefined, now: Date): MarketEvent {
  const { _id, badge, eventCode, claimToken, ...shown } = document;
  return {
    ...(shown as Omit<MarketEvent, 'id' | 'badge' | 'eventCode' | 'claimToken' | Twin>),
    id: _id,
    badge: badgeAt(badge, now) as MarketEvent['badge'],
    eventCode: isOwner(document, actor) ? eventCode : null,
    claimToken: actor?.role === 'admin' ? claimToken : null,
    eventStartDate: document.eventDate,
    boothCount: document.maxVendors,
    spaceSize: document.boothSize,
  };
}

type Twin = 'eventStartDate' | 'boothCount' | 'spaceSize';

export const isOwner = (document: { organizerId: string | null }, actor: Actor | undefined): boolean =>
  actor !== undefined && document.organizerId === actor.id;

/** Drafts show to their owner and to admins. */
export const maySee = (document: { status: string; organizerId: string | null }, actor: Actor | undefined): boolean =>
  document.status === 'published' || actor?.role === 'admin' || actor?.role === 'system' || isOwner(document, actor);
