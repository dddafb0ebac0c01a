import { Link } from 'react-router-dom';
import { Scene } from '../../../components/art/scene.js';
import { Badge } from '../../../components/ui/badge.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { attendeeFeatureNames } from '../attendee-features.js';
import styles from '../components/attendee.module.css';
import { WaitlistCard } from '../components/waitlist-card.js';
import { attendee, attendeeFeatures } from '../texts/attendee-features.js';

export function Component() {
  return (
    <Page>
      <PageHeader title={attendee.title} lead={attendee.lead} actions={<Badge tone="yellow">{attendee.soon}</Badge>} />
      <ul className={styles.features}>
        {attendeeFeatureNames.map((name) => {
          const { title, lead, scene } = attendeeFeatures[name];
          return (
            <li key={name}>
              <Link className={styles.feature} to={`/attendee-features/${name}`}>
                <div className={styles.picture}>
                  <Scene type={scene} />
                </div>
                <div className={styles.inside}>
                  <h2>{title}</h2>
                  <p>{lead}</p>
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
      <WaitlistCard />
    </Page>
  );
}
