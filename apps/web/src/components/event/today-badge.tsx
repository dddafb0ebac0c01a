import { useState } from 'react';
import { todayIn } from '../../lib/format/dates.js';
import { Badge } from '../ui/badge.js';
import { eventBadges } from './texts.js';

interface TodayBadgeProps {
  from: string;
  to?: string | null;
  timeZone: string;
}

/** On each day of a market, also once it has opened. */
export function TodayBadge({ from, to, timeZone }: TodayBadgeProps) {
  const [today] = useState(() => todayIn(timeZone));
  return from <= today && today <= (to ?? from) ? <Badge tone="green">{eventBadges.today}</Badge> : null;
}
