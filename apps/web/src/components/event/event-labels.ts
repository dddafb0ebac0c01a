import type { Tone } from '../ui/badge.js';
import { eventDayOf, type EventTimes } from './market-day.js';
import { eventBadges, eventTypes } from './texts.js';

export type EventType = keyof typeof eventTypes;
const isEventType = (type: string): type is EventType => type in eventTypes;

export const eventTypeLabel = (type: string): string => (isEventType(type) ? eventTypes[type] : eventTypes.other);

const badges: Record<string, readonly [Tone, string]> = {
  applications_pending_organizer: ['yellow', eventBadges.applicationsPendingOrganizer],
  under_way: ['green', eventBadges.underWay],
  past_event: ['gray', eventBadges.pastEvent],
  applications_closed: ['red', eventBadges.applicationsClosed],
  applications_open: ['green', eventBadges.applicationsOpen],
};

export const eventBadge = (badge: string): readonly [Tone, string] => badges[badge] ?? ['gray', badge];

/** An event is past when it has started, but for its organizer only when it has ended. */
export const ownBadge = (event: EventTimes & { badge: string }): string =>
  event.badge === 'past_event' && eventDayOf(event) !== 'ended' ? 'under_way' : event.badge;

export const isClaimable = (event: { seededByAdmin: boolean; organizerClaimed: boolean }): boolean =>
  event.seededByAdmin && !event.organizerClaimed;

export const isFree = (event: { boothFeeCents: number; applicationFeeCents: number }): boolean =>
  event.boothFeeCents + event.applicationFeeCents === 0;
