import type { CsvValue } from '@stallbook/contracts/csv-rules';
import type { ReactNode } from 'react';
import { sheetInstant } from '../../../lib/format/dates.js';
import { dollarsOf } from '../../../lib/format/money.js';
import { StatusBadge, statusLabel } from '../badge.js';
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
  const csv = (row: T) => {
    const at = iso(row);
    return at && sheetInstant(at);
  };
  return { header, cell, value: iso, csv };
}

export function statusColumn<T>(header: string, status: (row: T) => string): Column<T> {
  return {
    header,
    cell: (row) => <StatusBadge status={status(row)} />,
    value: (row) => statusLabel(status(row)),
  };
}
