import { useId, type ReactNode } from 'react';
import { cx } from '../../../components/ui/cx.js';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  /** On a ground of its own, from edge to edge. */
  ground?: 'sunken' | 'surface';
  /** What stands to the right of the words. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One thought of the page, named by its heading. */
export function Section({ title, lead, ground, beside, children }: SectionProps) {
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
      <div className={cx(styles.section, Boolean(beside) && styles.split)}>
        {beside ? <div>{words}</div> : words}
        {beside}
      </div>
    </section>
  );
}
