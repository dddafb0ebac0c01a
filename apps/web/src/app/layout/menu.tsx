import type { ReactNode } from 'react';
import { Icon } from '../../components/icons/icon.js';
import { cx } from '../../components/ui/cx.js';
import { useDisclosure } from '../../components/ui/use-disclosure.js';
import styles from './layout.module.css';

export function Menu({
  label,
  trigger,
  end = false,
  children,
}: {
  label: string;
  trigger?: ReactNode;
  end?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>();
  return (
    <div className={styles.menu} ref={ref}>
      <button
        type="button"
        className={styles.menuButton}
        aria-expanded={open}
        aria-label={trigger ? label : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger ?? label}
        <Icon name="down" size={16} />
      </button>
      {open && <div className={cx(styles.panel, end && styles.end)}>{children(() => setOpen(false))}</div>}
    </div>
  );
}
