import { Link } from 'react-router-dom';
import { FoundersAtTheirStall } from '../../../components/art/founders.js';
import { founders } from '../texts.js';
import styles from './founders.module.css';
import { Section } from './section.js';

export function Founders() {
  return (
    <Section title={founders.title} ground="sunken">
      <div className={styles.columns}>
        <div className={styles.letter}>
          {founders.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.signed}>
            <strong>{founders.signed}</strong>
            <Link to="/about">{founders.more}</Link>
          </p>
        </div>
        <svg className={styles.picture} viewBox="20 40 440 380" aria-hidden="true">
          <FoundersAtTheirStall />
        </svg>
      </div>
    </Section>
  );
}
