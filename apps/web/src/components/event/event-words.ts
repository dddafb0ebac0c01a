import type { Tone } from '../ui/badge.js';

/** Event types in the order in which they are offered. */
export const eventTypes = {
  craft_fair: 'Craft Fair',
  farmers_market: 'Farmers Market',
  art_show: 'Art Show',
  festival: 'Festival',
  popup_market: 'Pop-up Market',
  other: 'Other',
} as const;

export type EventType = keyof typeof eventTypes;
export const isEventType = (type: string): type is EventType => type in eventTypes;

export const eventTypeLabel = (type: string): string => (isEventType(type) ? eventTypes[type] : eventTypes.other);

const badges: Record<string, readonly [Tone, string]> = {
  applications_pending_organizer: ['yellow', 'Applications Pending Organizer'],
  past_event: ['gray', 'Past Event'],
  applications_closed: ['red', 'Applications Closed'],
  applications_open: ['green', 'Applications Open'],
};

export type BadgeName = keyof typeof badges;

/** Tone and words of the badge that the API computed for a market event. */
export const eventBadge = (badge: string): readonly [Tone, string] => badges[badge] ?? ['gray', badge];

export const isClaimable = (event: { seededByAdmin: boolean; organizerClaimed: boolean }): boolean =>
  event.seededByAdmin && !event.organizerClaimed;

export const isFree = (event: { boothFeeCents: number; applicationFeeCents: number }): boolean =>
  event.boothFeeCents + event.applicationFeeCents === 0;
