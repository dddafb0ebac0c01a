import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import { cx } from '../cx.js';
import type { Column } from './columns.js';
import { nextSorting, type Sorting } from './sorting.js';
import styles from './table.module.css';

interface TableHeadProps<T> {
  columns: readonly Column<T>[];
  /** Shown in front of the first header. */
  head?: ReactNode;
  sortable: boolean;
  sorting: Sorting | null;
  order?: Sorting;
  onSort: (sorting: Sorting | null) => void;
}

export function TableHead<T>({ columns, head, sortable, sorting, order, onSort }: TableHeadProps<T>) {
  const direction = (field?: string) =>
    field === undefined || sorting?.field !== field ? undefined : sorting.descending ? 'descending' : 'ascending';
  return (
    <thead>
      <tr>
        {columns.map(({ header, field, end, value, actions }, index) => (
          <th
            key={header}
            scope="col"
            className={cx(end && styles.end, actions && styles.actions)}
            aria-sort={direction(field)}
          >
            {index === 0 && head}
            {sortable && value ? (
              <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(sorting, field, order))}>
                {header}
                <Icon name="down" size={14} />
              </button>
            ) : direction(field) ? (
              <span className={styles.sort}>
                {header}
                <Icon name="down" size={14} />
              </span>
            ) : (
              header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
