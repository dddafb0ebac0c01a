import { locale } from '../../../lib/format/texts.js';
import { once } from '../../../lib/once.js';
import type { Column } from './columns.js';

export interface Sorting {
  field: string;
  descending: boolean;
}

const collator = once(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Rows by the value of a column; those without one come last either way, and equal ones keep their order. */
function sortRows<T>(rows: readonly T[], value: NonNullable<Column<T>['value']>, descending: boolean): T[] {
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b));
    return descending ? -order : order;
  });
}

/** Up, down, and back to the order of the list; its own column only turns around. */
export function nextSorting(now: Sorting | null, field: string, order?: Sorting): Sorting | null {
  if (now?.field !== field) return { field, descending: false };
  if (!now.descending) return { field, descending: true };
  return order?.field === field ? { field, descending: false } : null;
}

/** `-booth_fee` in an address: by this field, descending. */
export const sortText = (sorting: Sorting | null): string =>
  sorting ? `${sorting.descending ? '-' : ''}${sorting.field}` : '';

export function sortingOf<T>(text: string, columns: readonly Column<T>[]): Sorting | null {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const field = columns.find((column) => column.value && column.field === name)?.field;
  return field === undefined ? null : { field, descending };
}

export function sorted<T>(rows: readonly T[], sorting: Sorting | null, columns: readonly Column<T>[]): readonly T[] {
  const value = sorting && columns.find(({ field }) => field === sorting.field)?.value;
  return value ? sortRows(rows, value, sorting.descending) : rows;
}
