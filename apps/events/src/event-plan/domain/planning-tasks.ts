import { addDays, DomainError, isLocalDate } from '@stallbook/kernel';

/** The days of a market event, local to it. */
export interface PlannedEvent {
  eventDate: string;
  eventEndDate: string;
  applicationDeadline: string | null;
  loadInDate: string | null;
}

export interface OwnTask {
  id: string;
  title: string;
  dueDate: string;
}

export interface PlannedTask {
  id: string;
  title: string | null;
  dueDate: string;
  isDone: boolean;
}

/** @throws DomainError INVALID_DATE */
export function ownTask({ id, title, dueDate }: OwnTask): OwnTask {
  if (isLocalDate(dueDate)) return { id, title: title.trim(), dueDate };
  const impossible = { path: 'dueDate', message: 'This is not a day of the calendar' };
  throw new DomainError('INVALID_DATE', 'Please check the dates.', [impossible]);
}

type Due = (event: PlannedEvent) => string;

const before =
  (days: number): Due =>
  ({ eventDate }) =>
    addDays(eventDate, -days);
const after =
  (days: number): Due =>
  ({ eventEndDate }) =>
    addDays(eventEndDate, days);

/** What every market event needs, and when. A name stays: ticks are stored by it. */
const dueDates: Record<string, Due> = {
  site: before(120),
  insurance: before(90),
  recruit: before(90),
  decide: ({ applicationDeadline, eventDate }) =>
    applicationDeadline ? addDays(applicationDeadline, 3) : addDays(eventDate, -30),
  promote: before(21),
  payments: before(14),
  layout: before(10),
  documents: before(7),
  supplies: before(3),
  load_in: ({ loadInDate, eventDate }) => loadInDate ?? eventDate,
  rate: after(1),
  thank: after(2),
};

export const isCommonTask = (id: string): boolean => Object.hasOwn(dueDates, id);

/** Earliest first. */
export function planningTasks(event: PlannedEvent, done: readonly string[], own: readonly OwnTask[]): PlannedTask[] {
  const common = Object.entries(dueDates).map(([id, due]) => ({ id, title: null, dueDate: due(event) }));
  return [...common, ...own]
    .map(({ id, title, dueDate }) => ({ id, title, dueDate, isDone: done.includes(id) }))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}
