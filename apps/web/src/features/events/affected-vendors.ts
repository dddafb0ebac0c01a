import { formatDate, formatTime, todayIn } from '../../lib/format/dates.js';
import { affected as texts } from './texts/affected.js';
import type { EventChange } from './event-changes.js';
import type { EventDetails } from './components/event-facts.js';

type Field = keyof typeof texts.fields;

/** Who is affected by a change, before it is saved. */
export interface Affected {
  /** Vendors with a booth, who are notified. */
  accepted: number;
  /** Vendors who are not notified. */
  pending: number;
  /** Vendors whose fees and terms were agreed. */
  applied: number;
  changes: string[];
  /** Where the event moves and its last day to apply does not. */
  deadline: string | null;
  fees: boolean;
  terms: boolean;
  /** The new maximum, if more vendors have a booth. */
  maximum: number | null;
}

const isTime = (field: Field) => /Time$/.test(field);
const isDate = (field: Field) => /Date$/.test(field);

const comparable = (field: Field, value: string | null | undefined): string | null =>
  value ? (isTime(field) ? value.slice(0, 5) : value.trim()) : null;

function shown(field: Field, value: string | null): string {
  if (value === null) return texts.unknown;
  if (isDate(field)) return formatDate(value);
  return isTime(field) ? formatTime(value) : value;
}

/** null: a draft, no vendors, or nothing that they rely on changed. */
export function affectedBy(event: EventDetails, change: EventChange): Affected | null {
  const { pending = 0, accepted = 0 } = event.applicationCounts ?? {};
  const applied = pending + accepted;
  // Vendors stay when staff take an event down.
  const isDraft = event.status === 'draft' && event.takenDownReason === null;
  if (isDraft || applied === 0) return null;
  const next = { ...event, ...change };
  next.eventEndDate ??= next.eventDate;
  const changes = (Object.keys(texts.fields) as Field[]).flatMap((field) => {
    const [before, after] = [comparable(field, event[field]), comparable(field, next[field])];
    const isTwin = field === 'eventEndDate' && after === next.eventDate && before === event.eventDate;
    if (before === after || isTwin) return [];
    return [texts.changed(texts.fields[field], shown(field, before), shown(field, after))];
  });
  const fees = event.boothFeeCents !== next.boothFeeCents || event.applicationFeeCents !== next.applicationFeeCents;
  const [known, wanted] = [event.refundPolicy, next.refundPolicy];
  const terms =
    known?.fullUntilDays !== wanted?.fullUntilDays ||
    known?.partialUntilDays !== wanted?.partialUntilDays ||
    known?.partialPercent !== wanted?.partialPercent;
  const { maxVendors } = next;
  const isLowered = maxVendors !== null && maxVendors !== event.maxVendors && maxVendors < accepted;
  const maximum = isLowered ? maxVendors : null;
  const { applicationDeadline } = next;
  const isLeft = next.eventDate !== event.eventDate && applicationDeadline === event.applicationDeadline;
  const deadline =
    isLeft && applicationDeadline && applicationDeadline >= todayIn(event.timeZone) ? applicationDeadline : null;
  const found = { accepted, pending, applied, changes: accepted > 0 ? changes : [], deadline, fees, terms, maximum };
  return found.changes.length > 0 || fees || terms || isLowered ? found : null;
}
