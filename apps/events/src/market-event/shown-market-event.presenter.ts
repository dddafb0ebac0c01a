import { termsOf, type Actor } from '@stallbook/kernel';
import type { MarketEvent } from '@stallbook/contracts';
import type { ProjectedDocument } from '@stallbook/event-store';
import { milesTo } from '../geo/domain/near.js';
import type { Position } from '../geo/domain/position.js';
import { badgeAt } from './domain/badge.js';
import type { MarketEventDocument } from './market-event.projection.js';

/** Fields that only queries use. */
const INDEX_FIELDS = ['words', 'places', 'offers', 'feesCents', 'waitsFor', 'tiles', 'spot'] as const;
type IndexField = (typeof INDEX_FIELDS)[number];

export type ShownDocument = ProjectedDocument<Omit<MarketEventDocument, IndexField>>;

export const withoutIndexFields = Object.fromEntries(INDEX_FIELDS.map((field) => [field, 0 as const]));

export function withoutIndex<T extends Pick<MarketEventDocument, IndexField>>(document: T): Omit<T, IndexField> {
  const shown = { ...document };
  for (const field of INDEX_FIELDS) delete (shown as Partial<T>)[field];
  return shown;
}

/** Fields of the answer that are stored under another name, or made of others. */
const STORED_AS: Record<string, string | string[]> = {
  id: '_id',
  revision: 'streamVersion',
  organizer: 'organizerId',
  eventStartDate: 'eventDate',
  boothCount: 'maxVendors',
  isFull: 'maxVendors',
  spaceSize: 'boothSize',
  distanceMiles: 'point',
  terms: ['boothFeeCents', 'applicationFeeCents', 'refundPolicy', 'eventDate'],
};

/** Reads only what the answer asks for: a list shows a third of a document. */
export function projectionOf(fields: readonly string[] | undefined): Record<string, 0 | 1> {
  if (!fields) return withoutIndexFields;
  const shown = fields.filter((field) => !(field in withoutIndexFields)).flatMap((field) => STORED_AS[field] ?? field);
  return Object.fromEntries(['organizerId', 'badge', 'hidesContact', ...shown].map((field) => [field, 1]));
}

/** Only the owner sees the event code, only admins see the claim token. */
export function toMarketEvent(
  document: ShownDocument,
  actor: Actor | undefined,
  now: Date,
  from?: Position,
): MarketEvent {
  const {
    _id,
    streamVersion: revision,
    badge,
    eventCode,
    claimToken,
    isBeingDeleted = false,
    takenDownReason = null,
    hidesContact = false,
    point,
    ...shown
  } = document;
  if (hidesContact && actor?.role !== 'admin' && !isOwner(document, actor)) {
    shown.organizerContactEmail = null;
    shown.organizerContactPhone = null;
  }
  const { boothFeeCents, applicationFeeCents, refundPolicy, eventDate } = document;
  return {
    id: _id,
    revision,
    badge: badgeAt(badge, now) as MarketEvent['badge'],
    eventCode: isOwner(document, actor) ? eventCode : null,
    claimToken: actor?.role === 'admin' ? claimToken : null,
    isBeingDeleted,
    takenDownReason,
    distanceMiles: from && point ? Math.round(milesTo(point, from) * 10) / 10 : null,
    eventStartDate: eventDate,
    boothCount: document.maxVendors,
    spaceSize: document.boothSize,
    terms: termsOf({ boothFeeCents, applicationFeeCents, refundPolicy, startDate: eventDate }),
    // The spread comes last: each field after it would copy the whole object again.
    ...(shown as Omit<MarketEvent, Computed | Twin>),
  };
}

type Computed = 'id' | 'revision' | 'badge' | 'eventCode' | 'claimToken' | 'isBeingDeleted' | 'takenDownReason';
type Twin = 'eventStartDate' | 'boothCount' | 'spaceSize' | 'distanceMiles' | 'terms';

const isOwner = (document: { organizerId: string | null }, actor: Actor | undefined): boolean =>
  actor !== undefined && document.organizerId === actor.id;

/** Only their owner and admins see drafts. */
export const maySee = (document: { status: string; organizerId: string | null }, actor: Actor | undefined): boolean =>
  document.status === 'published' || actor?.role === 'admin' || actor?.role === 'system' || isOwner(document, actor);
