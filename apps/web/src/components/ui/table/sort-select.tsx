import form from '../form/form.module.css';
import type { DataColumn } from './columns.js';
import { table } from './texts.js';
import type { Sorting } from './sorting.js';
import styles from './toolbar.module.css';

interface SortSelectProps<T> {
  columns: readonly DataColumn<T>[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
}

/** For phones, where cards have no column headers to click. */
export function SortSelect<T>({ columns, sorting, onSort }: SortSelectProps<T>) {
  const pick = (value: string) => {
    const field = value.slice(1);
    onSort(field ? { field, descending: value.startsWith('-') } : null);
  };
  return (
    <label className={styles.sort}>
      {table.sortBy}
      <select
        className={form.control}
        value={sorting ? `${sorting.descending ? '-' : '+'}${sorting.field}` : ''}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">{table.asListed}</option>
        {columns.map(({ field, header }) => [
          <option key={`+${field}`} value={`+${field}`}>
            {table.ascending(header)}
          </option>,
          <option key={`-${field}`} value={`-${field}`}>
            {table.descending(header)}
          </option>,
        ])}
      </select>
    </label>
  );
}
