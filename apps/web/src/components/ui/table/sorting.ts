import { locale } from '../../../lib/format/texts.js';
import type { Column } from './columns.js';

export interface Sorting {
  header: string;
  descending: boolean;
}

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Rows by the value of a column; those without one come last either way, and equal ones keep their order. */
function sortRows<T>(rows: readonly T[], value: NonNullable<Column<T>['value']>, descending: boolean): T[] {
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return descending ? -order : order;
  });
}

/** Up, down, and back to the order of the list; its own column only turns around. */
export function nextSorting(now: Sorting | null, header: string, order?: Sorting): Sorting | null {
  if (now?.header !== header) return { header, descending: false };
  if (!now.descending) return { header, descending: true };
  return order?.header === header ? { header, descending: false } : null;
}

const nameOf = (header: string) => header.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** `-booth-fee` in an address: by the column Booth fee, descending. */
export const sortText = (sorting: Sorting | null): string =>
  sorting ? `${sorting.descending ? '-' : ''}${nameOf(sorting.header)}` : '';

export function sortingOf<T>(text: string, columns: readonly Column<T>[]): Sorting | null {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const header = columns.find((column) => column.value && nameOf(column.header) === name)?.header;
  return header === undefined ? null : { header, descending };
}

export function sorted<T>(rows: readonly T[], sorting: Sorting | null, columns: readonly Column<T>[]): readonly T[] {
  const value = sorting && columns.find(({ header }) => header === sorting.header)?.value;
  return value ? sortRows(rows, value, sorting.descending) : rows;
}
