import { useState, type ReactNode } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Facts, Row } from '../../../components/ui/layout.js';
import { LongText, MoneyText } from '../../../components/ui/text.js';
import type { ApplicationFactsFragment } from '../api/applications.generated.js';
import { applicationCard } from '../texts/lists.js';
import styles from './application-card.module.css';
import { PaymentBadge } from './payment-badge.js';
import { PhotoGallery } from './photos/photo-gallery.js';
import { ApplicationTimeline } from './application-timeline.js';

interface ApplicationCardProps {
  application: ApplicationFactsFragment;
  title: ReactNode;
  subtitle: ReactNode;
  actions?: ReactNode;
  /** Below the photos. */
  aside?: ReactNode;
  photos?: ReactNode;
  open?: boolean;
  /** Shortens a long list of products, among other cards. */
  short?: boolean;
}

export function ApplicationCard({
  application,
  title,
  subtitle,
  actions,
  aside,
  photos,
  open = false,
  short = false,
}: ApplicationCardProps) {
  const [shown, setShown] = useState(open);
  const products = application.productsOffered;
  return (
    <li className={styles.card} id={application.id}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          <div className={styles.sub}>{subtitle}</div>
        </div>
        <Row gap={6}>
          <StatusBadge status={application.status} />
          {application.status === 'accepted' && <PaymentBadge application={application} />}
        </Row>
      </div>
      <div className={styles.body}>
        <Facts
          entries={[
            [applicationCard.products, short && products ? <LongText key="products" text={products} /> : products],
            [applicationCard.boothRequirements, application.boothRequirements],
            [applicationCard.specialRequests, application.specialRequests],
            [
              applicationCard.experience,
              application.experienceYears === null ? null : applicationCard.years(application.experienceYears),
            ],
            [applicationCard.previousEvents, application.previousEvents],
            [applicationCard.socialMedia, application.socialMediaLinks],
            [
              applicationCard.estimatedSales,
              application.estimatedSalesCents === null ? null : (
                <MoneyText key="sales" cents={application.estimatedSalesCents} />
              ),
            ],
            [applicationCard.business, application.businessDescription],
            [applicationCard.insurance, application.insuranceInfo],
            [applicationCard.boothFee, <MoneyText key="booth" cents={application.boothFeeCents} />],
            [applicationCard.applicationFee, <MoneyText key="fee" cents={application.applicationFeeCents} />],
            [applicationCard.boothLocation, application.boothLocation],
            [applicationCard.message, application.customMessage],
            [applicationCard.reason, application.rejectionReason],
          ]}
        />
        {photos ?? <PhotoGallery photos={application.images} />}
        {aside}
      </div>
      <div className={styles.foot}>
        {actions}
        <Button look="quiet" small icon="clock" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? applicationCard.hideTimeline : applicationCard.showTimeline}
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
