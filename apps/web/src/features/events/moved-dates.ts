import { daysBetween, movedDate } from '../../lib/format/dates.js';
import type { EventFormValues } from './event-form-schema.js';

const following = ['eventEndDate', 'loadInDate', 'applicationDeadline'] as const;
export const plannedDates = ['eventDate', ...following] as const;
export type FollowingDate = (typeof following)[number];
export type PlannedDates = Pick<EventFormValues, (typeof plannedDates)[number]>;
export type MovedDates = Partial<Record<FollowingDate, string>>;

export const followingOf = ({ eventDate: _, ...following }: PlannedDates): MovedDates => following;

/** A deadline stays where it still makes sense. */
const isDeadlineOver = (deadline: string, eventDate: string, today: string) => deadline > eventDate || deadline < today;

/** A year that is being typed begins with zeros. */
export const isWhole = (date: string | undefined) => /^[2-9]\d{3}-/.test(date ?? '');

/** The dates that go along with the event, by the same number of days. */
export function movedWith(before: PlannedDates, eventDate: string, today: string): MovedDates {
  if (!before.eventDate || !isWhole(eventDate)) return {};
  const days = daysBetween(before.eventDate, eventDate);
  const moved = following.flatMap((field) => {
    const date = before[field];
    if (!date || days === 0) return [];
    if (field === 'applicationDeadline' && !isDeadlineOver(date, eventDate, today)) return [];
    return [[field, movedDate(date, days)] as const];
  });
  return Object.fromEntries(moved);
}
