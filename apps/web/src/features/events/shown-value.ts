import { formatDate, formatTime } from '../../lib/format/dates.js';
import { formatCents } from '../../lib/format/money.js';
import type { EventDetails } from './components/event-facts.js';

const withoutValue = ['eventType', 'indoorOutdoor', 'description', 'setupInstructions', 'cancellationPolicy'];

/** null for choices and longer texts. */
export function shownValue(event: EventDetails, field: string): string | null {
  const value: unknown = event[field as keyof EventDetails];
  if (typeof value === 'number') return /Cents$/.test(field) ? formatCents(value) : String(value);
  if (typeof value !== 'string' || withoutValue.includes(field)) return null;
  if (/Date$|Deadline$/.test(field)) return formatDate(value);
  return /Time$/.test(field) ? formatTime(value) : value;
}
