import { useId, type ReactNode } from 'react';
import { cx } from '../../../components/ui/cx.js';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Of a title that staff wrote. */
  titleLang?: string;
  lead?: string;
  ground?: 'sunken' | 'surface';
  side?: ReactNode;
  children: ReactNode;
}

export function Section({ title, titleLang, lead, ground, side, children }: SectionProps) {
  const id = useId();
  const words = (
    <>
      <header className={styles.head}>
        <h2 id={id} lang={titleLang}>
          {title}
        </h2>
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
