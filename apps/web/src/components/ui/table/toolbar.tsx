import type { ReactNode } from 'react';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { IconButton } from '../button.js';
import { table } from './texts.js';
import { ColumnMenu } from './column-menu.js';
import type { Column, DataColumn } from './columns.js';
import { ExportButton } from './export-button.js';
import { SortSelect } from './sort-select.js';
import type { Sorting } from './sorting.js';
import styles from './toolbar.module.css';

interface ToolbarProps<T> {
  /** Names the stored columns; without it, the table has no tools. */
  id?: string;
  fileName?: string;
  filters?: ReactNode;
  columns: readonly Column<T>[];
  shown: readonly Column<T>[];
  onToggle: (column: string) => void;
  sortable: boolean;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  /** Absent while they load. */
  exported?: () => Promise<readonly T[]> | readonly T[];
  /** Replaces the export. */
  download?: ReactNode;
}

export function Toolbar<T>(props: ToolbarProps<T>) {
  const { id, fileName = '', filters, columns, shown, onToggle, exported, download, ...sort } = props;
  const isPhone = useLayout() === 'mobile';
  const sorts = sort.sortable ? shown.filter((column): column is DataColumn<T> => column.value !== undefined) : [];
  if (!id && !filters && sorts.length === 0) return null;
  return (
    <div className={styles.bar}>
      {filters}
      {sorts.length > 0 && <SortSelect columns={sorts} sorting={sort.sorting} onSort={sort.onSort} />}
      {id && (
        <div className={styles.tools}>
          {!isPhone && (
            <ColumnMenu
              columns={columns.slice(1).filter(({ actions, onlyInFiles }) => !actions && !onlyInFiles)}
              shown={shown}
              onToggle={onToggle}
            />
          )}
          {download ?? (
            <ExportButton
              name={fileName}
              columns={columns.filter((column) => column.extra || column.onlyInFiles || shown.includes(column))}
              rows={exported}
            />
          )}
          {!isPhone && <IconButton icon="print" label={table.print} onClick={() => window.print()} />}
        </div>
      )}
    </div>
  );
}
