import type { ReactNode } from 'react';
import { dollarsOf } from '../../../lib/format/money.js';
import type { CsvValue } from '../../../lib/files/csv.js';
import { InstantText, MoneyText } from '../text.js';

export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
  /** Figures stand at the end of their column. */
  end?: boolean;
  /** The plain value behind the cell: the column sorts by it and a CSV file has it. Without one, it does neither. */
  value?: (row: T) => string | number | null | undefined;
  /** What a CSV file has in place of `value`. */
  csv?: (row: T) => CsvValue;
  /** Buttons and links: always there on screen, never on paper. */
  actions?: boolean;
}

export function moneyColumn<T>(header: string, cents: (row: T) => number): Column<T> {
  return {
    header,
    end: true,
    cell: (row) => <MoneyText cents={cents(row)} />,
    value: cents,
    csv: (row) => dollarsOf(cents(row)),
  };
}

/** An instant, or a dash while there is none. */
export function instantColumn<T>(header: string, iso: (row: T) => string | null | undefined): Column<T> {
  const cell = (row: T) => {
    const at = iso(row);
    return at ? <InstantText iso={at} /> : '—';
  };
  return { header, cell, value: iso };
}
