import { Link, useLocation } from 'react-router-dom';
import { Scene } from '../../../components/art/scene.js';
import { Badge } from '../../../components/ui/badge.js';
import { Page, PageHeader, Row } from '../../../components/ui/layout.js';
import type { AttendeeFeatureName } from '../attendee-features.js';
import styles from '../components/attendee.module.css';
import { WaitlistCard } from '../components/waitlist-card.js';
import { attendee, attendeeFeatures } from '../texts/attendee-features.js';

export function Component() {
  const name = useLocation().pathname.split('/')[2];
  const feature = attendeeFeatures[name as AttendeeFeatureName];
  return (
    <Page width="narrow">
      <PageHeader title={feature.title} lead={feature.lead} actions={<Badge tone="yellow">{attendee.soon}</Badge>} />
      <div className={styles.wide}>
        <Scene type={feature.scene} />
      </div>
      <h2>{attendee.planned}</h2>
      <ul className={styles.points}>
        {feature.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2>{attendee.meanwhile}</h2>
      <p className={styles.meanwhile}>{feature.until}</p>
      <WaitlistCard />
      <div style={{ marginTop: 24 }}>
        <Row gap={24}>
          <Link to="/attendee-features">{attendee.all}</Link>
          <Link to="/events">{attendee.events}</Link>
        </Row>
      </div>
    </Page>
  );
}
