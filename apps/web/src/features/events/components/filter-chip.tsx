import type { ReactNode } from 'react';
import { Icon } from '../../../components/icons/icon.js';
import { useDisclosure } from '../../../components/ui/disclosure.js';
import styles from './event-search.module.css';

/** A filter that says its value; its choices open below it. */
export function FilterChip({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children: (close: () => void) => ReactNode;
}) {
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.cell} ref={ref}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <button
        type="button"
        className={styles.chip}
        aria-expanded={open}
        aria-label={`${name}: ${value}`}
        onClick={() => setOpen(!open)}
      >
        {value}
        <Icon name="down" size={16} />
      </button>
      {open && <div className={styles.panel}>{children(() => setOpen(false))}</div>}
    </div>
  );
}
