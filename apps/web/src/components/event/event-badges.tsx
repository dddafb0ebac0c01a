import type { ReactNode } from 'react';
import { Badge, StatusBadge } from '../ui/badge.js';
import { Row } from '../ui/layout.js';
import { isDateAnnounced } from './event-dates.js';
import { eventBadge, isClaimable, isFree, ownBadge } from './event-labels.js';
import { MarketDayBadge } from './market-day-badge.js';
import { eventDayOf, type EventTimes } from './market-day.js';
import { eventBadges } from './texts.js';

interface Badged extends EventTimes {
  status: string;
  /** Only its owner and admins get it. */
  takenDownReason?: string | null;
  badge: string;
  boosted: boolean;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  boothFeeCents: number;
  applicationFeeCents: number;
  defaultedFields: readonly string[];
}

interface EventBadgesProps {
  event: Badged;
  /** It has no booth left, though it may still take applications. */
  isFull?: boolean | null;
  /** Until when the status stays. */
  until?: ReactNode;
  /** The viewer organizes it: it is past only when it has ended. */
  own?: boolean;
}

export function EventBadges({ event, isFull, until, own = false }: EventBadgesProps) {
  const [tone, words] = eventBadge(own ? ownBadge(event) : event.badge);
  const day = eventDayOf(event);
  return (
    <Row gap={6}>
      {event.badge !== 'past_event' && isDateAnnounced(event) && <MarketDayBadge day={day} />}
      {event.takenDownReason ? (
        <StatusBadge status="taken_down" />
      ) : event.status === 'draft' ? (
        <Badge tone="gray">{eventBadges.draft}</Badge>
      ) : (
        <Badge tone={tone}>{words}</Badge>
      )}
      {isFull && event.status === 'published' && event.badge === 'applications_open' && !event.takenDownReason && (
        <Badge tone="yellow">{eventBadges.full}</Badge>
      )}
      {event.status === 'published' && until}
      {event.boosted && event.status === 'published' && event.badge !== 'past_event' && (
        <Badge tone="plum">{eventBadges.featured}</Badge>
      )}
      {isClaimable(event) && <Badge tone="yellow">{eventBadges.claimable}</Badge>}
      {isFree(event) && <Badge tone="blue">{eventBadges.free}</Badge>}
    </Row>
  );
}
