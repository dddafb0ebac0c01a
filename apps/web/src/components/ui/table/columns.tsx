import type { CsvValue } from '@stallbook/contracts/csv-line';
import type { ReactNode } from 'react';
import { dollarsOf } from '../../../lib/format/money.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { StatusBadge, statusLabel } from '../badge.js';
import { InstantText, MoneyText } from '../text.js';

interface ShownColumn<T> {
  header: string;
  cell: (row: T) => ReactNode;
  end?: boolean;
  /** In a table, not visible until it is chosen; on the card of a phone, behind "More". Always in CSV files. */
  extra?: boolean;
  /** Its values are within another column; CSV files have them separately. */
  onlyInFiles?: boolean;
  /** Always visible on screen, never in print. */
  actions?: boolean;
  /** A phone leaves out a zero. */
  zeroIsEmpty?: boolean;
  /** On the card of a phone: next to the title, or behind "More", where hidden columns are as well. */
  phone?: 'aside' | 'more';
}

/** A column of CSV files. */
export interface DataColumn<T> extends ShownColumn<T> {
  /** Its name in CSV files, in snake case and the same in every language. */
  field: string;
  /** Sorts the rows. */
  value?: (row: T) => string | number | null | undefined;
  /** Replaces `value` in CSV files, which have codes where the screen has words. */
  csv?: (row: T) => CsvValue;
}

/** What an address and this browser call it, the same in every language where it has a field. */
export const nameOf = ({ field, header }: { field?: string; header: string }): string => field ?? header;

export type Column<T> = DataColumn<T> | (ShownColumn<T> & Partial<Record<'field' | 'value' | 'csv', undefined>>);

/** A phone, where each cell takes a line, leaves out those that say nothing. */
export const isEmptyCell = <T,>({ value, zeroIsEmpty }: Column<T>, row: T, shown: ReactNode): boolean =>
  shown === '—' || Boolean(zeroIsEmpty && value?.(row) === 0);

/** `null` where there is no amount yet. */
export function moneyColumn<T>(header: string, cents: (row: T) => number | null, field: string): DataColumn<T> {
  const cell = (row: T) => {
    const amount = cents(row);
    return amount === null ? '—' : <MoneyText cents={amount} />;
  };
  return {
    header,
    field,
    end: true,
    zeroIsEmpty: true,
    cell,
    value: cents,
    csv: (row) => dollarsOf(cents(row)),
  };
}

/** `null` where there is none. */
export function countColumn<T>(header: string, count: (row: T) => number | null, field: string): DataColumn<T> {
  const cell = (row: T) => {
    const counted = count(row);
    return counted === null ? '—' : formatCount(counted);
  };
  return { header, field, end: true, cell, value: count };
}

export function instantColumn<T>(
  header: string,
  iso: (row: T) => string | null | undefined,
  field: string,
): DataColumn<T> {
  const cell = (row: T) => {
    const at = iso(row);
    return at ? <InstantText iso={at} /> : '—';
  };
  return { header, field, cell, value: iso };
}

export function statusColumn<T>(header: string, status: (row: T) => string): DataColumn<T> {
  return {
    header,
    field: 'status',
    cell: (row) => <StatusBadge status={status(row)} />,
    value: (row) => statusLabel(status(row)),
    csv: status,
  };
}
