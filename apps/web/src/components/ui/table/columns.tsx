import type { ReactNode } from 'react';
import { dollarsOf } from '../../../lib/format/money.js';
import type { CsvValue } from '../../../lib/files/csv.js';
import { StatusBadge, statusLabel } from '../badge.js';
import { InstantText, MoneyText } from '../text.js';

export interface Column<T> {
  header: string;
  /** Its name in CSV files, in snake case and the same in every language; the header if absent. */
  field?: string;
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
export function moneyColumn<T>(header: string, cents: (row: T) => number | null, field?: string): Column<T> {
  const cell = (row: T) => {
    const amount = cents(row);
    return amount === null ? '—' : <MoneyText cents={amount} />;
  };
  return {
    header,
    field,
    end: true,
    cell,
    value: cents,
    csv: (row) => dollarsOf(cents(row)),
  };
}

export function instantColumn<T>(
  header: string,
  iso: (row: T) => string | null | undefined,
  field?: string,
): Column<T> {
  const cell = (row: T) => {
    const at = iso(row);
    return at ? <InstantText iso={at} /> : '—';
  };
  return { header, field, cell, value: iso };
}

export function statusColumn<T>(header: string, status: (row: T) => string, field?: string): Column<T> {
  return {
    header,
    field,
    cell: (row) => <StatusBadge status={status(row)} />,
    value: (row) => statusLabel(status(row)),
    csv: status,
  };
}
