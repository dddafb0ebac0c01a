import { Badge } from '../ui/badge.js';
import { Row } from '../ui/layout.js';
import { eventBadge, isClaimable, isFree } from './event-words.js';

interface Badged {
  status: string;
  badge: string;
  seededByAdmin: boolean;
  organizerClaimed: boolean;
  boothFeeCents: number;
  applicationFeeCents: number;
}

export function EventBadges({ event }: { event: Badged }) {
  const [tone, words] = eventBadge(event.badge);
  return (
    <Row gap={6}>
      {event.status === 'draft' ? <Badge tone="gray">Draft</Badge> : <Badge tone={tone}>{words}</Badge>}
      {isClaimable(event) && <Badge tone="yellow">Claimable</Badge>}
      {isFree(event) && <Badge tone="blue">Free Event</Badge>}
    </Row>
  );
}
