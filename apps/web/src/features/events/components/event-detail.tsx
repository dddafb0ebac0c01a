import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EventBadges } from '../../../components/event/event-badges.js';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { boothsLeft } from '../../../components/event/free-booths.js';
import { EventPicture } from '../../../components/event/event-picture.js';
import { eventTypeLabel } from '../../../components/event/event-labels.js';
import { BackLink } from '../../../components/ui/button.js';
import { Page, Row } from '../../../components/ui/layout.js';
import { PageTitle } from '../../../components/ui/page-title.js';
import { formatDate } from '../../../lib/format/dates.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { eventDetail } from '../texts/detail.js';
import styles from './event-detail.module.css';
import { EventAnswers, EventStory, QuickInfo, type EventDetails } from './event-facts.js';
import { OrganizerCard } from './organizer-card.js';

interface EventDetailProps {
  event: EventDetails;
  /** The viewer is its organizer. */
  own: boolean;
  /** The state of the viewer's application. */
  standing?: ReactNode;
  aside: ReactNode;
  after: ReactNode;
  save?: ReactNode;
  overBanner?: ReactNode;
  instead?: ReactNode;
}

/** `aside` shows next to the description, before it on phones; `instead` replaces the description. */
export function EventDetail({ event, own, standing, aside, after, save, overBanner, instead }: EventDetailProps) {
  const { list = '' } = (useLocation().state ?? {}) as { list?: string };
  const type = eventTypeLabel(event.eventType);
  usePageMeta(
    event.title,
    eventDetail.description(
      type,
      placeName(event.city, event.state),
      isDateAnnounced(event) ? eventDates(event) : null,
    ),
  );
  const organizer = event.organizer?.businessName ?? event.organizerContactName;
  const deadline =
    event.badge === 'applications_open' &&
    !event.defaultedFields.includes('applicationDeadline') &&
    event.applicationDeadline;
  const { applicationCounts, maxVendors } = event;
  // `isFull` follows a new maximum a moment later.
  const isFull = applicationCounts ? boothsLeft(maxVendors, applicationCounts.accepted) === 0 : event.isFull;
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to={{ pathname: '/events', search: list }}>{eventDetail.back}</BackLink>
      </div>
      <div className={styles.banner}>
        <EventPicture event={event} large />
        {overBanner && <div className={styles.overBanner}>{overBanner}</div>}
      </div>
      <header className={styles.head}>
        <Row gap={6}>
          <EventBadges
            event={event}
            own={own}
            isFull={isFull}
            until={deadline && <span className="quiet">{eventDetail.until(formatDate(deadline))}</span>}
          />
          {standing}
        </Row>
        <PageTitle>{event.title}</PageTitle>
        <p className={styles.by}>{organizer ? eventDetail.by(type, organizer) : type}</p>
        {save && <div className={styles.save}>{save}</div>}
      </header>
      <EventAnswers event={event} />
      <div className={styles.columns}>
        <div className={styles.body}>
          {instead || <EventStory event={event} />}
          {after}
        </div>
        <div className={styles.side}>
          {aside}
          <QuickInfo event={event} />
          <OrganizerCard event={event} />
        </div>
      </div>
    </Page>
  );
}
