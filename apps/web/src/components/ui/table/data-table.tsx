import type { ReactNode } from 'react';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { LoadProblem } from '../../../lib/api/load-problem.js';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { screenful } from '../../../lib/lists/pages.js';
import { cx } from '../cx.js';
import { ListFrame } from '../list/list-frame.js';
import { useColumnChoice } from './use-column-choice.js';
import type { Column } from './columns.js';
import { usePrinting } from './use-printing.js';
import { useRowsAtHand } from './use-rows-at-hand.js';
import { sorted, sortingOf, sortText, type Sorting } from './sorting.js';
import { TableBody, WaitingBody } from './table-body.js';
import { TableHead } from './table-head.js';
import styles from './table.module.css';
import { Toolbar } from './toolbar.js';
import { table } from './texts.js';
import { loading } from '../texts.js';

export { countColumn, instantColumn, moneyColumn, statusColumn, type Column, type DataColumn } from './columns.js';

interface DataTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  /** The list of a screen, from `useListPage`. It is sorted here only if all of it was fetched. */
  list?: ListPage<T>;
  /** In place of `list`: rows that something else loaded; undefined while it loads them. */
  rows?: readonly T[];
  pageSize?: number;
  problem?: LoadProblem;
  rowKey: (row: T) => string;
  /** In front of the first header, for the rows of the page. */
  head?: (rows: readonly T[]) => ReactNode;
  id?: string;
  /** The name of the CSV file without its ending; `id` otherwise. */
  fileName?: string;
  filters?: ReactNode;
  filterText?: string;
  /** The order in which the rows come. */
  order?: Sorting;
  /** The order is picked among the filters: nothing is sorted here. */
  ordered?: boolean;
  /** In place of the CSV export of the columns. */
  download?: ReactNode;
  /** Replaces a table without rows. */
  empty?: ReactNode;
}

/** On phones, each row becomes a card titled by its first column, with the details behind "More". */
export function DataTable<T>({
  caption,
  columns: all,
  rows,
  pageSize = screenful,
  problem,
  list: given,
  rowKey,
  head,
  id,
  fileName = id,
  filters,
  filterText,
  order,
  ordered = false,
  download,
  empty,
}: DataTableProps<T>) {
  const { isShown, toggle } = useColumnChoice(id);
  const columns = all.filter(({ onlyInFiles }) => !onlyInFiles);
  const atHand = useRowsAtHand(rows, pageSize, problem);
  const printing = usePrinting();
  const list = given ?? atHand;
  const shown = columns.filter((column, index) => index === 0 || isShown(column));
  const hasCards = useLayout() === 'mobile' && !printing;
  const sortable = list.isWhole && !ordered;
  const chosen = sortable ? sortingOf(list.sort, columns) : null;
  const sorting = chosen ?? order ?? null;
  const inOrder = list.rows && sorted(list.rows, chosen, columns);
  const onSort = (next: Sorting | null) => list.toSort(sortText(next));

  const isEmpty = list.rows !== undefined && list.total === 0 && empty !== undefined;
  const hasTable = !isEmpty && (list.rows !== undefined || !list.problem);
  const isBusy = !inOrder || list.isStale;
  return (
    <div className={styles.frame}>
      <Toolbar
        id={hasTable ? id : undefined}
        fileName={fileName}
        filters={filters}
        columns={all}
        shown={shown}
        onToggle={toggle}
        download={download}
        exported={isBusy ? undefined : () => (list.isWhole ? inOrder : list.everyRow())}
        sorting={sorting}
        onSort={onSort}
        sortable={sortable && hasTable && inOrder?.length !== 1}
      />
      {filterText && <p className={styles.onPaper}>{filterText}</p>}
      <ListFrame list={{ ...list, rows: inOrder }} empty={empty} pagesLabel={table.pagesOf(caption)}>
        {(page, isStale) => (
          <div className={cx(styles.wrap, isStale && styles.stale)} role="group" aria-label={caption} tabIndex={0}>
            <table className={styles.table} aria-busy={isBusy}>
              <caption className="visually-hidden">{caption}</caption>
              <TableHead
                columns={shown}
                head={head?.(page)}
                sortable={sortable}
                sorting={sorting}
                order={order}
                onSort={onSort}
              />
              {inOrder ? (
                <TableBody
                  columns={hasCards ? columns : shown}
                  shown={shown}
                  hasCards={hasCards}
                  rows={printing ? inOrder : page}
                  rowKey={rowKey}
                />
              ) : (
                <WaitingBody columns={shown} rows={6} />
              )}
            </table>
            {isBusy && (
              <span className="visually-hidden" role="status">
                {loading}
              </span>
            )}
          </div>
        )}
      </ListFrame>
    </div>
  );
}
