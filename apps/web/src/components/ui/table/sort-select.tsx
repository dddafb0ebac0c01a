import form from '../form.module.css';
import { table } from './texts.js';
import type { Sorting } from './sorting.js';
import styles from './toolbar.module.css';

interface SortSelectProps {
  headers: readonly string[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
}

/** For phones, where cards have no column headers to click. */
export function SortSelect({ headers, sorting, onSort }: SortSelectProps) {
  const pick = (value: string) => {
    const header = value.slice(1);
    onSort(header ? { header, descending: value.startsWith('-') } : null);
  };
  return (
    <label className={styles.sort}>
      {table.sortBy}
      <select
        className={form.control}
        value={sorting ? `${sorting.descending ? '-' : '+'}${sorting.header}` : ''}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">{table.asListed}</option>
        {headers.map((header) => [
          <option key={`+${header}`} value={`+${header}`}>
            {table.ascending(header)}
          </option>,
          <option key={`-${header}`} value={`-${header}`}>
            {table.descending(header)}
          </option>,
        ])}
      </select>
    </label>
  );
}
