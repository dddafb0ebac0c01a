import { useState } from 'react';
import { shiftDate } from '../../lib/format/dates.js';
import { Badge } from '../ui/badge.js';
import { eventBadges } from './texts.js';

/** On each day of a market, also once it has opened. */
export function TodayBadge({ from, to }: { from: string; to?: string | null }) {
  const [today] = useState(() => shiftDate(new Date(), {}));
  return from <= today && today <= (to ?? from) ? <Badge tone="green">{eventBadges.today}</Badge> : null;
}
