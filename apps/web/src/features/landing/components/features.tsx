import { features } from '../texts.js';
import styles from './features.module.css';
import { Section } from './section.js';
import { AnswerPreview, DayPreview, DraftPreview, FeePreview, PayoutPreview } from './product-previews.js';

const cards = [
  { ...features.search, slip: <FeePreview /> },
  { ...features.apply, slip: <DraftPreview /> },
  { ...features.choose, slip: <AnswerPreview /> },
  { ...features.paid, slip: <PayoutPreview /> },
  { ...features.day, slip: <DayPreview /> },
];

export function Features() {
  return (
    <Section title={features.title} lead={features.lead}>
      <ul className={styles.cards}>
        {cards.map(({ title, text, slip }) => (
          <li key={title}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.slip} aria-hidden="true">
              {slip}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
