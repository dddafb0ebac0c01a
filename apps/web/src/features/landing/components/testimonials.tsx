import { voices } from '../texts.js';
import { Section } from './section.js';
import styles from './testimonials.module.css';

export function Testimonials() {
  return (
    <Section title={voices.title} ground="sunken">
      <div className={styles.voices}>
        {voices.quotes.map(({ words, name, trade }) => (
          <figure key={name}>
            <blockquote>{words}</blockquote>
            <figcaption>
              <strong>{name}</strong>, {trade}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
