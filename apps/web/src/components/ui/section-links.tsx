import { Link } from 'react-router-dom';
import { useHashTarget } from '../../lib/hooks/use-hash-target.js';
import styles from './section-links.module.css';

interface SectionLinksProps {
  label: string;
  sections: readonly { id: string; title: string }[];
}

/** Leads to the sections of a long page, and stays in view where there is room. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const target = useHashTarget() || sections[0]?.id;
  return (
    <nav className={styles.links} aria-label={label}>
      {sections.map(({ id, title }) => (
        <Link key={id} to={`#${id}`} aria-current={id === target ? 'location' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
