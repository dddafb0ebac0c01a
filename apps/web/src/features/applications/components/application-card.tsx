import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Facts, Row } from '../../../components/ui/layout.js';
import { MoneyText } from '../../../components/ui/text.js';
import type { ApplicationFactsFragment } from '../api/applications.generated.js';
import { applicationCard as texts } from '../texts/lists.js';
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
  /** Folds what the vendor wrote, among other cards. */
  short?: boolean;
}

type Entries = ComponentProps<typeof Facts>['entries'];

const answersOf = (application: ApplicationFactsFragment): Entries => [
  [texts.products, application.productsOffered],
  [texts.boothRequirements, application.boothRequirements],
  [texts.specialRequests, application.specialRequests],
  [texts.experience, application.experienceYears === null ? null : texts.years(application.experienceYears)],
  [texts.previousEvents, application.previousEvents],
  [texts.socialMedia, application.socialMediaLinks],
  [
    texts.estimatedSales,
    application.estimatedSalesCents === null ? null : <MoneyText key="sales" cents={application.estimatedSalesCents} />,
  ],
  [texts.business, application.businessDescription],
  [texts.insurance, application.insuranceInfo],
];

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
  const titleId = useId();
  const { boothFeeCents, applicationFeeCents, images } = application;
  const gallery = photos ?? <PhotoGallery photos={images} />;
  const answers = answersOf(application);
  const decision: Entries = [
    [texts.boothLocation, application.boothLocation],
    [texts.message, application.customMessage],
    [texts.reason, application.rejectionReason],
  ];
  return (
    <li className={styles.card} id={application.id}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          <div className={styles.sub}>{subtitle}</div>
        </div>
        <Row gap={6}>
          <StatusBadge status={application.status} />
          {application.status === 'accepted' && <PaymentBadge application={application} />}
        </Row>
      </div>
      <div className={styles.body}>
        {short ? (
          <>
            <Facts
              entries={[
                [texts.fees, <MoneyText key="fees" cents={boothFeeCents + applicationFeeCents} />],
                ...decision,
              ]}
            />
            {(images.length > 0 || answers.some(([, answer]) => answer)) && (
              <details className={styles.answers}>
                <summary>{texts.answers}</summary>
                <Facts entries={answers} />
                {gallery}
              </details>
            )}
          </>
        ) : (
          <>
            {gallery}
            <Facts
              entries={[
                ...answers,
                [texts.boothFee, <MoneyText key="booth" cents={boothFeeCents} />],
                [texts.applicationFee, <MoneyText key="fee" cents={applicationFeeCents} />],
                ...decision,
              ]}
            />
          </>
        )}
        {aside}
      </div>
      <div className={styles.foot} role="group" aria-labelledby={titleId}>
        {actions}
        <Button look="quiet" small lead icon="clock" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? texts.hideTimeline : texts.showTimeline}
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
