import { Badge } from '../ui/badge.js';
import type { MarketDay } from './market-day.js';
import { eventBadges } from './texts.js';

/** On the day of a market before it opens, and until it ends. */
export function MarketDayBadge({ day }: { day: MarketDay }) {
  if (day === 'today') return <Badge tone="green">{eventBadges.today}</Badge>;
  return day === 'under_way' ? <Badge tone="green">{eventBadges.underWay}</Badge> : null;
}
