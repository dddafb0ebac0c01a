import { Button } from '../button.js';
import { useDisclosure } from '../disclosure.js';
import { table } from './texts.js';
import styles from './toolbar.module.css';

interface ColumnMenuProps {
  headers: readonly string[];
  shown: readonly string[];
  onToggle: (header: string) => void;
}

export function ColumnMenu({ headers, shown, onToggle }: ColumnMenuProps) {
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.menu} ref={ref}>
      <Button look="secondary" small icon="list" aria-expanded={open} onClick={() => setOpen(!open)}>
        {table.columns}
      </Button>
      {open && (
        <fieldset className={styles.panel}>
          <legend className="visually-hidden">{table.columnsShown}</legend>
          {headers.map((header) => (
            <label key={header} className={styles.choice}>
              <input type="checkbox" checked={shown.includes(header)} onChange={() => onToggle(header)} />
              {header}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
