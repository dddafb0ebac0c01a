import { how } from '../texts.js';
import styles from './how-it-works.module.css';
import { Section } from './section.js';

function Lane({ title, steps }: { title: string; steps: readonly (readonly [string, string])[] }) {
  return (
    <div className={styles.lane}>
      <h3>{title}</h3>
      <ol>
        {steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function HowItWorks() {
  return (
    <Section title={how.title}>
      <div className={styles.lanes}>
        <Lane {...how.vendor} />
        <Lane {...how.organizer} />
        <p className={styles.together}>{how.together}</p>
      </div>
    </Section>
  );
}
