import { deepEqual } from './deep-equal.js';
import { DomainError } from './errors.js';

/** What a form changes: without the values that are as it showed them. */
export const changesTo = <T extends object>(seen: Partial<T>, wanted: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !deepEqual(value, seen[field as keyof T])),
  ) as Partial<T>;

interface AsSeen<T extends object> {
  current: T;
  wanted: Partial<T>;
  /** What the form showed. Without it, a field is replaced. */
  seen: Partial<T>;
  code: string;
  message: string;
}

/** An older form, as in another tab, replaces no value that it did not show. @throws DomainError with the fields */
export function assertAsSeen<T extends object>({ current, wanted, seen, code, message }: AsSeen<T>): void {
  const fields = (Object.keys(wanted) as (keyof T & string)[]).filter(
    (field) =>
      seen[field] !== undefined && !deepEqual(current[field], seen[field]) && !deepEqual(current[field], wanted[field]),
  );
  if (fields.length === 0) return;
  throw new DomainError(
    code,
    message,
    fields.map((path) => ({ path, message })),
  );
}
