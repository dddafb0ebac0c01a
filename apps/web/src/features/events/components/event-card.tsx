import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EventBadges } from '../../../components/event/event-badges.js';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { EventPicture } from '../../../components/event/event-picture.js';
import { eventTypeLabel, isClaimable } from '../../../components/event/event-labels.js';
import { Icon } from '../../../components/icons/icon.js';
import { Button } from '../../../components/ui/button.js';
import { dateBlock, formatMonthDay } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import type { EventCardFragment } from '../api/list/event-list.generated.js';
import { eventCard } from '../texts/search.js';
import styles from './event-card.module.css';

export type CardEvent = EventCardFragment & { distanceMiles?: number | null };

interface EventCardProps {
  event: CardEvent;
  onClaim?: () => void;
  save?: ReactNode;
  apply?: ReactNode;
}

export function EventCard({ event, onClaim, save, apply }: EventCardProps) {
  const { day, month } = dateBlock(event.eventDate);
  const { pathname, search } = useLocation();
  const isKnown = (field: string) => !event.defaultedFields.includes(field);
  const deadline = event.badge === 'applications_open' && isKnown('applicationDeadline') && event.applicationDeadline;
  const isAnnounced = isKnown('boothFeeCents');
  const fee = event.boothFeeCents + (isKnown('applicationFeeCents') ? event.applicationFeeCents : 0);
  const feesText = fee > event.boothFeeCents ? eventCard.fees : eventCard.boothFee;
  const [amount, what] = fee === 0 ? [eventCard.noFees, eventTypeLabel(event.eventType)] : [formatCents(fee), feesText];
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <EventPicture event={event} />
      </div>
      <div className={styles.body}>
        <EventBadges event={event} />
        <div className={styles.head}>
          {isDateAnnounced(event) && (
            <div className={styles.date} aria-hidden="true">
              <span className={styles.day}>{day}</span>
              <span className={styles.month}>{month}</span>
            </div>
          )}
          <div>
            <h3 className={styles.title}>
              <Link to={`/events/${event.id}`} state={pathname === '/events' ? { list: search } : null}>
                {event.title}
              </Link>
            </h3>
            <div className={styles.place}>
              <Icon name="pin" size={16} />
              {placeName(event.city, event.state)}
              {event.distanceMiles != null && ` · ${eventCard.away(event.distanceMiles)}`}
            </div>
            <div className={styles.place}>
              <Icon name="calendar" size={16} />
              {eventDates(event)}
            </div>
          </div>
        </div>
        <div className={styles.foot}>
          <span className={styles.fee}>
            {isAnnounced ? amount : eventCard.feesUnknown} {isAnnounced && <small>{what}</small>}
          </span>
          {deadline && <small className={styles.deadline}>{eventCard.applyBy(formatMonthDay(deadline))}</small>}
          {onClaim && isClaimable(event) && (
            <Button
              look="quiet"
              small
              className={styles.above}
              onClick={onClaim}
              aria-label={eventCard.claimOf(event.title)}
            >
              {eventCard.claim}
            </Button>
          )}
          {apply && <div className={styles.above}>{apply}</div>}
        </div>
      </div>
      {save && <div className={styles.save}>{save}</div>}
    </li>
  );
}
