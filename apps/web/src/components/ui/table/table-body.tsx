import { useId, useState } from 'react';
import { Button } from '../button.js';
import { cx } from '../cx.js';
import { Skeleton } from '../loading.js';
import { isEmptyCell, type Column } from './columns.js';
import styles from './table.module.css';
import { table } from './texts.js';

interface RowProps<T> {
  /** A phone also shows the hidden ones, behind "More". */
  columns: readonly Column<T>[];
  shown: readonly Column<T>[];
  hasCards: boolean;
}

function TableRow<T>({ row, columns, shown, hasCards }: RowProps<T> & { row: T }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const cells = columns.map((column) => {
    const content = column.cell(row);
    return {
      column,
      content,
      isEmpty: isEmptyCell(column, row, content),
      isFolded: column.phone === 'more' || !shown.includes(column),
      isHidden: !shown.includes(column),
    };
  });
  const hasMore = hasCards && cells.some(({ isFolded, isEmpty }) => isFolded && !isEmpty);
  return (
    <tr data-open={open || undefined}>
      {cells.map(({ column: { header, end, actions, phone }, content, isEmpty, isFolded, isHidden }, index) => (
        <td
          key={header}
          id={index === 0 ? id : undefined}
          data-label={header}
          data-empty={isEmpty || undefined}
          data-folded={isFolded || undefined}
          className={cx(
            end && styles.end,
            actions && styles.actions,
            phone === 'aside' && styles.aside,
            isHidden && styles.onCard,
          )}
        >
          <div {...(actions && { role: 'group', 'aria-labelledby': id })}>{content}</div>
        </td>
      ))}
      {hasMore && (
        <td className={styles.more}>
          <Button look="quiet" small aria-expanded={open} aria-describedby={id} onClick={() => setOpen(!open)}>
            {open ? table.less : table.more}
          </Button>
        </td>
      )}
    </tr>
  );
}

interface TableBodyProps<T> extends RowProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
}

export function TableBody<T>({ rows, rowKey, ...rest }: TableBodyProps<T>) {
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} {...rest} />
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
