import form from '../form.module.css';
import type { Sorting } from './sorting.js';
import styles from './toolbar.module.css';

interface SortSelectProps {
  headers: readonly string[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
}

/** Cards have no heads to click: on a phone the order is picked here. */
export function SortSelect({ headers, sorting, onSort }: SortSelectProps) {
  const pick = (value: string) => {
    const header = value.slice(1);
    onSort(header ? { header, descending: value.startsWith('-') } : null);
  };
  return (
    <label className={styles.sort}>
      Sort by
      <select
        className={form.control}
        value={sorting ? `${sorting.descending ? '-' : '+'}${sorting.header}` : ''}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">As listed</option>
        {headers.map((header) => [
          <option key={`+${header}`} value={`+${header}`}>
            {header}, first to last
          </option>,
          <option key={`-${header}`} value={`-${header}`}>
            {header}, last to first
          </option>,
        ])}
      </select>
    </label>
  );
}
