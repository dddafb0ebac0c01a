import { useState, type ReactNode } from 'react';
import { screenful } from '../../lib/pages.js';
import { ErrorState } from './notice.js';
import { Pagination } from './pagination.js';
import { useColumnChoice } from './table/column-choice.js';
import type { Column } from './table/columns.js';
import { usePrinting } from './table/printing.js';
import { useSorting } from './table/sorting.js';
import { TableBody, WaitingBody } from './table/table-body.js';
import { TableHead } from './table/table-head.js';
import styles from './table/table.module.css';
import { Toolbar } from './table/toolbar.js';
import { loading, table } from './texts.js';

export { instantColumn, moneyColumn, type Column } from './table/columns.js';

interface DataTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined during the first load. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  id?: string;
  filters?: ReactNode;
  filterText?: string;
  /** Rows per page when paging in the browser. */
  pageSize?: number;
  /** Server pages. A list of several pages is not sorted here, because that would sort only a part. */
  paging?: { page: number; pageSize: number; total: number; onPage: (page: number) => void };
  ordered?: boolean;
  everyRow?: () => Promise<readonly T[]>;
  problem?: { message: string; onRetry: () => void };
  empty?: ReactNode;
}

/** On phones, each row becomes a card titled by its first column. */
export function DataTable<T>({
  caption,
  columns,
  rows,
  rowKey,
  id,
  filters,
  filterText,
  paging,
  pageSize = paging?.pageSize ?? screenful,
  ordered = false,
  everyRow,
  problem,
  empty,
}: DataTableProps<T>) {
  const { hidden, toggle } = useColumnChoice(id);
  const shown = columns.filter(({ header }, index) => index === 0 || !hidden.includes(header));
  const { sorting, setSorting, sorted } = useSorting(rows ?? [], columns);
  const [ownPage, setOwnPage] = useState(1);
  const printing = usePrinting();

  const spills = paging !== undefined && paging.total > paging.pageSize;
  const lastPage = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(ownPage, lastPage);
  const visible = spills || printing ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize);
  const pages = spills ? paging : { page, pageSize, total: sorted.length, onPage: setOwnPage };
  const sort = {
    sortable: !spills && !ordered,
    sorting: spills ? null : sorting,
    onSort: (next: typeof sorting) => {
      setSorting(next);
      setOwnPage(1);
    },
  };

  const isEmpty = rows?.length === 0 && (!paging || paging.total === 0) && empty !== undefined;
  const hasTable = !isEmpty && (rows !== undefined || !problem);
  return (
    <div className={styles.frame}>
      <Toolbar
        id={hasTable ? id : undefined}
        filters={filters}
        columns={columns}
        shown={shown}
        hidden={hidden}
        onToggle={toggle}
        exported={() => (spills && everyRow ? everyRow() : sorted)}
        {...sort}
        sortable={sort.sortable && hasTable}
      />
      {filterText && <p className={styles.onPaper}>{filterText}</p>}
      {problem && <ErrorState {...problem} />}
      {isEmpty && empty}
      {hasTable && (
        <div className={styles.wrap} role="group" aria-label={caption} tabIndex={0}>
          <table className={styles.table} aria-busy={!rows}>
            <caption className="visually-hidden">{caption}</caption>
            <TableHead columns={shown} {...sort} />
            {rows ? (
              <TableBody columns={shown} rows={visible} rowKey={rowKey} />
            ) : (
              <WaitingBody columns={shown} rows={6} />
            )}
          </table>
          {!rows && (
            <span className="visually-hidden" role="status">
              {loading}
            </span>
          )}
        </div>
      )}
      {rows && <Pagination label={table.pagesOf(caption)} {...pages} />}
    </div>
  );
}
