import { IconButton } from '../button.js';
import { useDisclosure } from '../use-disclosure.js';
import { Check } from '../form/check.js';
import { nameOf, type Column } from './columns.js';
import { table } from './texts.js';
import styles from './toolbar.module.css';

interface ColumnMenuProps<T> {
  columns: readonly Column<T>[];
  shown: readonly Column<T>[];
  onToggle: (column: string) => void;
}

export function ColumnMenu<T>({ columns, shown, onToggle }: ColumnMenuProps<T>) {
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.menu} ref={ref}>
      <IconButton icon="columns" label={table.columns} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <fieldset className={styles.panel}>
          <legend className="visually-hidden">{table.columnsShown}</legend>
          {columns.map((column) => (
            <Check
              key={nameOf(column)}
              label={column.header}
              checked={shown.includes(column)}
              onChange={() => onToggle(nameOf(column))}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
