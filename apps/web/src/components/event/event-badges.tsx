import type { ReactNode } from 'react';
import { Badge, StatusBadge } from '../ui/badge.js';
import { Row } from '../ui/layout.js';
import { isDateAnnounced } from './event-dates.js';
import { eventBadge, isClaimable, isFree } from './event-labels.js';
import { eventBadges } from './texts.js';
import { TodayBadge } from './today-badge.js';

interface Badged {
  status: string;
  /** Only its owner and admins get it. */
  takenDownReason?: string | null;
  badge: string;
  boosted: boolean;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  boothFeeCents: number;
  applicationFeeCents: number;
  eventDate: string;
  eventEndDate: string | null;
  defaultedFields: readonly string[];
  timeZone: string;
}

interface EventBadgesProps {
  event: Badged;
  /** It has no booth left, though it may still take applications. */
  isFull?: boolean | null;
  /** Until when the status stays. */
  until?: ReactNode;
  /** For lists of events that have not ended, where one that has started is not past. */
  notEnded?: boolean;
}

export function EventBadges({ event, isFull, until, notEnded = false }: EventBadgesProps) {
  const [tone, words] = eventBadge(notEnded && event.badge === 'past_event' ? 'under_way' : event.badge);
  return (
    <Row gap={6}>
      {event.badge !== 'past_event' && isDateAnnounced(event) && (
        <TodayBadge from={event.eventDate} to={event.eventEndDate} timeZone={event.timeZone} />
      )}
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
