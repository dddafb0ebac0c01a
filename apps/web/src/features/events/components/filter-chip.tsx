import { Suspense, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../components/icons/icon.js';
import { useDisclosure } from '../../../components/ui/use-disclosure.js';
import styles from './event-search.module.css';

/** A pointer choice closes the list. With the keyboard, arrows choose and Enter closes, returning the focus. */
export function FilterChip({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children: (picked: () => void) => ReactNode;
}) {
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  const chip = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const hear = (event: KeyboardEvent) => {
    byKeyboard.current = true;
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the same press would open it again, once the focus is on its button
    setOpen(false);
    chip.current?.focus();
  };
  return (
    <div className={styles.cell} ref={ref}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <button
        ref={chip}
        type="button"
        className={styles.chip}
        aria-expanded={open}
        aria-label={`${name}: ${value}`}
        onClick={() => setOpen(!open)}
      >
        {value}
        <Icon name="down" size={16} />
      </button>
      {open && (
        <div className={styles.panel} onKeyDown={hear} onPointerDown={() => (byKeyboard.current = false)}>
          <Suspense>{children(() => byKeyboard.current || setOpen(false))}</Suspense>
        </div>
      )}
    </div>
  );
}
