import type { ReactNode } from 'react';
import { dollarsOf } from '../../../lib/format/money.js';
import type { CsvValue } from '../../../lib/files/csv.js';
import { InstantText, MoneyText } from '../text.js';

export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
  end?: boolean;
  value?: (row: T) => string | number | null | undefined;
  /** Replaces `value` in CSV files. */
  csv?: (row: T) => CsvValue;
  /** Not visible until it is chosen, but always in CSV files. */
  extra?: boolean;
  /** Always visible on screen, never in print. */
  actions?: boolean;
}

/** `null` where there is no amount yet. */
export function moneyColumn<T>(header: string, cents: (row: T) => number | null): Column<T> {
  const cell = (row: T) => {
    const amount = cents(row);
    return amount === null ? '—' : <MoneyText cents={amount} />;
  };
  return {
    header,
    end: true,
    cell,
    value: cents,
    csv: (row) => dollarsOf(cents(row)),
  };
}

export function instantColumn<T>(header: string, iso: (row: T) => string | null | undefined): Column<T> {
  const cell = (row: T) => {
    const at = iso(row);
    return at ? <InstantText iso={at} /> : '—';
  };
  return { header, cell, value: iso };
}
