import { useId, type ReactNode } from 'react';
import { cx } from '../../../components/ui/cx.js';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: string;
  ground?: 'sunken' | 'surface';
  side?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, ground, side, children }: SectionProps) {
  const id = useId();
  const words = (
    <>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </>
  );
  return (
    <section aria-labelledby={id} className={ground && styles[ground]}>
      <div className={cx(styles.section, Boolean(side) && styles.split)}>
        {side ? <div>{words}</div> : words}
        {side}
      </div>
    </section>
  );
}
