import { useState, type ReactNode } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Facts, Row } from '../../../components/ui/layout.js';
import { MoneyText } from '../../../components/ui/text.js';
import type { ApplicationFactsFragment } from '../api/applications.generated.js';
import { paymentWords } from '../payment-words.js';
import styles from './application-card.module.css';
import { ApplicationTimeline } from './application-timeline.js';

interface ApplicationCardProps {
  application: ApplicationFactsFragment;
  title: ReactNode;
  subtitle: ReactNode;
  actions?: ReactNode;
  /** Shows the timeline from the start. */
  open?: boolean;
}

/** One application as either party sees it; the history opens below. */
export function ApplicationCard({ application, title, subtitle, actions, open = false }: ApplicationCardProps) {
  const [shown, setShown] = useState(open);
  return (
    <li className={styles.card} id={application.id}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          <div className={styles.sub}>{subtitle}</div>
        </div>
        <Row gap={6}>
          <StatusBadge status={application.status} />
          {application.status === 'accepted' && (
            <StatusBadge status={application.paymentStatus} label={paymentWords[application.paymentStatus]} />
          )}
        </Row>
      </div>
      <div className={styles.body}>
        <Facts
          entries={[
            ['Products', application.productsOffered],
            ['Booth requirements', application.boothRequirements],
            ['Special requests', application.specialRequests],
            ['Experience', application.experienceYears === null ? null : `${application.experienceYears} years`],
            ['Previous events', application.previousEvents],
            ['Social media', application.socialMediaLinks],
            [
              'Estimated sales',
              application.estimatedSalesCents === null ? null : (
                <MoneyText key="sales" cents={application.estimatedSalesCents} />
              ),
            ],
            ['Booth fee', <MoneyText key="booth" cents={application.boothFeeCents} />],
            ['Application fee', <MoneyText key="fee" cents={application.applicationFeeCents} />],
            ['Booth location', application.boothLocation],
            ['Message from the organizer', application.customMessage],
            ['Reason', application.rejectionReason],
          ]}
        />
      </div>
      <div className={styles.foot}>
        {actions}
        <Button look="quiet" small icon="clock" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide timeline' : 'Show timeline'}
        </Button>
      </div>
      {shown && (
        <div className={styles.more}>
          <ApplicationTimeline id={application.id} />
        </div>
      )}
    </li>
  );
}
