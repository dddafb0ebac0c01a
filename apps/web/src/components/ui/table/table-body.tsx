import { cx } from '../cx.js';
import { Skeleton } from '../loading.js';
import { isEmptyCell, type Column } from './columns.js';
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
          {columns.map((column) => {
            const { header, end, actions, cell } = column;
            const shown = cell(row);
            return (
              <td
                key={header}
                data-label={header}
                data-empty={isEmptyCell(column, row, shown) || undefined}
                className={cx(end && styles.end, actions && styles.actions)}
              >
                <div>{shown}</div>
              </td>
            );
          })}
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
