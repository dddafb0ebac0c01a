import { eventTypeLabel } from '../../components/event/event-labels.js';
import { formatDate, formatTime } from '../../lib/format/dates.js';
import { formatCents } from '../../lib/format/money.js';
import { refundLines } from '../../lib/refund-policy-texts.js';
import type { EventDetails } from './components/event-facts.js';
import { conflict as texts } from './texts/conflict.js';
import { settings } from './texts/facts.js';

type Words = { [F in keyof EventDetails]?: (value: NonNullable<EventDetails[F]>) => string };

const words: Words = {
  eventType: eventTypeLabel,
  indoorOutdoor: (setting) => settings[setting],
  eventDate: formatDate,
  eventEndDate: formatDate,
  applicationDeadline: formatDate,
  loadInDate: formatDate,
  startTime: formatTime,
  endTime: formatTime,
  loadInTime: formatTime,
  loadOutTime: formatTime,
  boothFeeCents: formatCents,
  applicationFeeCents: formatCents,
  productRestrictions: (products) => products.join(', '),
  refundPolicy: (policy) => refundLines(policy).join(' · '),
};

/** null where there is no value. */
export function shownValue(event: EventDetails, field: keyof EventDetails): string | null {
  const value = event[field];
  if (value === null) return null;
  if (typeof value === 'boolean') return texts.yesOrNo(value);
  const wordsFor = words[field] as ((of: typeof value) => string) | undefined;
  return wordsFor ? wordsFor(value) : String(value);
}
