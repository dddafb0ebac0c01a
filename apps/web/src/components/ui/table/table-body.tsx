import { cx } from '../cx.js';
import { Skeleton } from '../loading.js';
import type { Column } from './columns.js';
import styles from './table.module.css';

interface TableBodyProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
}

export function TableBody<T>({ columns, rows, rowKey }: TableBodyProps<T>) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ header, end, actions, cell }) => (
            <td key={header} data-label={header} className={cx(end && styles.end, actions && styles.actions)}>
              <div>{cell(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** As tall as one-line rows, to prevent layout shift. */
export function WaitingBody<T>({ columns, rows }: { columns: readonly Column<T>[]; rows: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map(({ header }) => (
            <td key={header}>
              <Skeleton height="1.55em" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
