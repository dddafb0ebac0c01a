import { useState } from 'react';
import { locale } from '../../../lib/format/texts.js';
import type { Column } from './columns.js';

export interface Sorting {
  header: string;
  descending: boolean;
}

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A stable sort; rows without a value come last in both directions. */
export function sortRows<T>(rows: readonly T[], value: NonNullable<Column<T>['value']>, descending: boolean): T[] {
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return descending ? -order : order;
  });
}

export function nextSorting(now: Sorting | null, header: string): Sorting | null {
  if (now?.header !== header) return { header, descending: false };
  return now.descending ? null : { header, descending: true };
}

export function useSorting<T>(rows: readonly T[], columns: readonly Column<T>[]) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const value = columns.find((column) => column.header === sorting?.header)?.value;
  return { sorting, setSorting, sorted: sorting && value ? sortRows(rows, value, sorting.descending) : rows };
}
