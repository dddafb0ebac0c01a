import {
  DomainError,
  badInput,
  closingDayOf,
  isLocalDate,
  marketEventLimits,
  refundPolicyProblems,
  type FieldError,
} from '@stallbook/kernel';
import type { MarketEventDetails } from './market-event-details.js';

const REQUIRED = {
  title: 'Title is required',
  description: 'Description is required',
  eventDate: 'Event date is required',
  location: 'Location is required',
  city: 'City is required',
  state: 'State is required',
} as const;

const COUNTS = {
  boothFeeCents: 'Booth fee cannot be negative',
  applicationFeeCents: 'Application fee cannot be negative',
  maxVendors: 'Max vendors cannot be negative',
} as const;

const DATES = ['eventDate', 'eventEndDate', 'applicationDeadline', 'loadInDate'] as const;

/** @throws DomainError INVALID_DATE for impossible dates, BAD_INPUT with the invalid fields. */
export function assertDetails(details: MarketEventDetails): void {
  const problems: FieldError[] = [];
  for (const [path, message] of Object.entries(REQUIRED)) {
    if (!String(details[path as keyof typeof REQUIRED]).trim()) problems.push({ path, message });
  }
  for (const [path, message] of Object.entries(COUNTS)) {
    if ((details[path as keyof typeof COUNTS] ?? 0) < 0) problems.push({ path, message });
  }
  const dueCents = details.boothFeeCents + details.applicationFeeCents;
  if (dueCents > 0 && dueCents < marketEventLimits.leastDueCents) {
    problems.push({ path: 'boothFeeCents', message: 'The fees must be $0.50 or more together, or nothing' });
  }
  const impossible = DATES.filter((path) => details[path] && !isLocalDate(details[path]));
  if (impossible.length > 0) {
    const message = 'This is not a day of the calendar';
    throw new DomainError(
      'INVALID_DATE',
      'Please check the dates.',
      impossible.map((path) => ({ path, message })),
    );
  }
  if (details.eventEndDate < details.eventDate) {
    problems.push({ path: 'eventEndDate', message: 'The end date cannot be before the start date' });
  }
  if (details.applicationDeadline && details.applicationDeadline > details.eventDate) {
    problems.push({ path: 'applicationDeadline', message: 'The application deadline cannot be after the start date' });
  }
  if (details.loadInDate && details.loadInDate > details.eventEndDate) {
    problems.push({ path: 'loadInDate', message: 'The load-in date cannot be after the event ends' });
  }
  if (loadsInAfterEnd(details)) {
    problems.push({ path: 'loadInTime', message: 'Load-in cannot be after the event ends' });
  }
  if (details.refundPolicy) problems.push(...refundPolicyProblems(details.refundPolicy));
  const message = problems[0]?.message;
  if (message) throw badInput(message, problems);
}

/** Without a date, load-in is on the first day. */
function loadsInAfterEnd(details: MarketEventDetails): boolean {
  const { eventDate, eventEndDate, endTime, loadInDate, loadInTime } = details;
  if (!loadInTime || !endTime) return false;
  const lastDay = closingDayOf({ ...details, startDate: eventDate, endDate: eventEndDate });
  return (loadInDate ?? eventDate) === lastDay && loadInTime > endTime;
}
