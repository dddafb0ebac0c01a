import { Scene } from '../../../components/art/scene.js';
import { Badge } from '../../../components/ui/badge.js';
import { LinkButton } from '../../../components/ui/button.js';
import { claiming } from '../texts.js';
import styles from './claiming.module.css';
import { Section } from './section.js';

/** For organizers whose market is on the list before they are. */
export function Claiming() {
  return (
    <Section title={claiming.title} lead={claiming.text}>
      <div className={styles.columns}>
        <div className={styles.listing}>
          <div className={styles.picture}>
            <Scene type="farmers_market" />
            <Badge tone="yellow">{claiming.badge}</Badge>
          </div>
          <ul className={styles.how}>
            {claiming.how.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.then}>
          <h3>{claiming.then}</h3>
          <ol>
            {claiming.steps.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong>
                {text}
              </li>
            ))}
          </ol>
          <LinkButton to="/events">{claiming.action}</LinkButton>
        </div>
      </div>
    </Section>
  );
}
