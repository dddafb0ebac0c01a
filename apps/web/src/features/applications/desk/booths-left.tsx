import { Badge } from '../../../components/ui/badge.js';
import { Row } from '../../../components/ui/layout.js';
import { everyMs } from '../../../lib/api/polling.js';
import { useEventBoothsQuery } from '../api/applications.generated.js';
import { booth as texts } from '../texts/booths.js';

const polling = everyMs(10_000);

/** How many booths of an event are left; it follows decisions from elsewhere. */
export function BoothsLeft({ eventId }: { eventId: string }) {
  const { data } = useEventBoothsQuery({ id: eventId }, polling);
  if (!data) return null;
  const { accepted, left } = data.booths;
  return (
    <Row gap={8}>
      <Badge tone="green">{texts.accepted(accepted)}</Badge>
      {left !== null && <Badge tone={left === 0 ? 'red' : 'blue'}>{texts.left(left)}</Badge>}
    </Row>
  );
}
