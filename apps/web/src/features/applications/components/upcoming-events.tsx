import type { ReactNode } from 'react';
import { MarketDayBadge } from '../../../components/event/market-day-badge.js';
import { marketDayOf } from '../../../components/event/market-day.js';
import { PlaceLink } from '../../../components/event/place-link.js';
import { AnchorButton, LinkButton } from '../../../components/ui/button.js';
import { Facts } from '../../../components/ui/layout.js';
import { PhoneText } from '../../../components/ui/text.js';
import { calendarOfOwnEvent } from '../../../lib/calendar.js';
import { formatDateRange, formatDayAndTime, formatTime } from '../../../lib/format/dates.js';
import { upcomingEvents as texts } from '../texts/vendor-events.js';
import { calendarFeed } from '../texts/calendar-feed.js';
import styles from './application-card.module.css';
import { CalendarFeed } from './calendar-feed.js';
import { Availability, EventName } from './event-name.js';
import { VendorEvents, type AcceptedEvent } from './vendor-events.js';

const times = (...given: (string | null | undefined)[]) =>
  given
    .filter((one) => one != null)
    .map(formatTime)
    .join(' – ');

interface UpcomingEventsProps {
  messageAction: (accepted: AcceptedEvent) => ReactNode;
}

function UpcomingCard({ accepted, messageAction }: UpcomingEventsProps & { accepted: AcceptedEvent }) {
  const { eventId, event, marketEvent } = accepted;
  const onlyDay = event?.startDate === event?.endDate ? event?.startDate : null;
  const { loadInDate, loadInTime, loadOutTime, address = null } = marketEvent ?? {};
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>
            <EventName application={accepted} /> {event && <MarketDayBadge day={marketDayOf(event)} />}
          </h2>
          {event && (
            <div className={styles.sub}>
              {formatDateRange(event.startDate, event.endDate)}
              <Availability application={accepted} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <Facts
          entries={[
            [texts.loadIn, formatDayAndTime(loadInDate, loadInTime, onlyDay) || texts.unknown],
            [texts.hours, times(event?.startTime, event?.endTime)],
            [texts.loadOut, formatDayAndTime(loadOutTime && event?.endDate, loadOutTime, onlyDay) || texts.unknown],
            [texts.booth, accepted.boothLocation ?? texts.noBooth],
            [texts.place, event && <PlaceLink key="place" place={{ ...event, address }} />],
            [texts.setup, marketEvent?.setupInstructions],
            [texts.phone, marketEvent?.contactPhone && <PhoneText key="phone" phone={marketEvent.contactPhone} />],
          ]}
        />
      </div>
      <div className={styles.foot}>
        {messageAction(accepted)}
        <AnchorButton look="quiet" small lead icon="calendar" href={calendarOfOwnEvent(eventId)} download>
          {calendarFeed.addOne}
        </AnchorButton>
      </div>
    </li>
  );
}

/** Upcoming accepted events, soonest first. */
export function UpcomingEvents(props: UpcomingEventsProps) {
  return (
    <VendorEvents
      words={texts}
      upcoming
      after={<CalendarFeed />}
      actions={
        <LinkButton small look="secondary" to="/vendor/accepted-events">
          {texts.toAccepted}
        </LinkButton>
      }
    >
      {(accepted) => <UpcomingCard key={accepted.id} accepted={accepted} {...props} />}
    </VendorEvents>
  );
}
