import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icons/icon.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { DateText, MoneyText, PhoneText } from '../../../components/ui/text.js';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { addressLines, mapOf } from '../../../components/event/event-address.js';
import { calendarOfEvent, subscriptionToOrganizer } from '../../../lib/calendar.js';
import { formatDayAndTime, formatTime } from '../../../lib/format/dates.js';
import { refundLines } from '../../../lib/refund-policy-texts.js';
import { amenityNames, type Amenity } from '../amenities.js';
import type { EventQuery } from '../api/events.generated.js';
import { eventAnswers, eventStory, organizerCard, quickInfo, toBeAnnounced } from '../texts/detail.js';
import { amenities, settings } from '../texts/facts.js';
import { refundSection } from '../texts/refunds.js';
import styles from './event-detail.module.css';

export type EventDetails = EventQuery['event'];

/** An import makes up what its file leaves out; to the public that is unknown. */
const announced = <T,>({ defaultedFields }: EventDetails, field: keyof EventDetails, value: T) =>
  defaultedFields.includes(field) ? toBeAnnounced : value;

function hours({ startTime, endTime, defaultedFields }: EventDetails): string {
  const [start, end] = [
    !defaultedFields.includes('startTime') && startTime && formatTime(startTime),
    !defaultedFields.includes('endTime') && endTime && formatTime(endTime),
  ];
  if (start) return end ? `${start} – ${end}` : eventAnswers.from(start);
  return end ? eventAnswers.until(end) : eventAnswers.hoursUnknown;
}

function Answer({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <Icon name={icon} size={22} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}

export function EventAnswers({ event }: { event: EventDetails }) {
  const [place = '', ...lines] = addressLines(event);
  return (
    <div className={styles.answers}>
      <Answer icon="calendar" title={eventDates(event)}>
        <div>{hours(event)}</div>
        {event.status === 'published' && isDateAnnounced(event) && (
          <a href={calendarOfEvent(event.id)} download>
            {eventAnswers.calendar}
          </a>
        )}
      </Answer>
      <Answer icon="pin" title={place}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <a href={mapOf(event)} target="_blank" rel="noreferrer">
          {eventAnswers.map}
        </a>
      </Answer>
      <Answer icon="money" title={eventAnswers.fees}>
        <Facts
          entries={[
            [
              eventAnswers.boothFee,
              announced(event, 'boothFeeCents', <MoneyText key="booth" cents={event.boothFeeCents} />),
            ],
            [
              eventAnswers.applicationFee,
              announced(
                event,
                'applicationFeeCents',
                <MoneyText key="application" cents={event.applicationFeeCents} />,
              ),
            ],
          ]}
        />
      </Answer>
    </div>
  );
}

const amenityIcons: Record<Amenity, IconName> = {
  tableProvided: 'table',
  electricityAvailable: 'bolt',
  wifiAvailable: 'wifi',
  parkingAvailable: 'parking',
  foodVendorsAllowed: 'food',
  insuranceRequired: 'shield',
};

const text = (value: string | null) => value?.trim();

export function EventStory({ event }: { event: EventDetails }) {
  const offered = amenityNames.filter((name) => event[name] && !event.defaultedFields.includes(name));
  const isUnknown = amenityNames.every((name) => event.defaultedFields.includes(name));
  return (
    <Stack gap={28}>
      {text(event.description) && <p className={styles.description}>{event.description}</p>}
      {offered.length > 0 && (
        <section>
          <h2 className={styles.heading}>{eventStory.onSite}</h2>
          <ul className={styles.amenities}>
            {offered.map((name) => (
              <li key={name}>
                <Icon name={amenityIcons[name]} /> {amenities[name]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isUnknown && (
        <section>
          <h2 className={styles.heading}>{eventStory.onSite}</h2>
          <p className={styles.by}>{eventStory.onSiteUnknown}</p>
        </section>
      )}
      {text(event.setupInstructions) && (
        <section>
          <h2 className={styles.heading}>{eventStory.setup}</h2>
          <p className={styles.description}>{event.setupInstructions}</p>
        </section>
      )}
      {event.productRestrictions.length > 0 && (
        <section>
          <h2 className={styles.heading}>{eventStory.restrictions}</h2>
          <ul>
            {event.productRestrictions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      {event.badge !== 'applications_pending_organizer' && (
        <section>
          <h2 className={styles.heading}>{refundSection.title}</h2>
          <ul>
            {refundLines(event.refundPolicy, event).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {text(event.cancellationPolicy) && (
        <section>
          <h2 className={styles.heading}>{eventStory.cancellation}</h2>
          <p className={styles.description}>{event.cancellationPolicy}</p>
        </section>
      )}
    </Stack>
  );
}

export function QuickInfo({ event }: { event: EventDetails }) {
  return (
    <Card title={quickInfo.title}>
      <Facts
        entries={[
          [
            quickInfo.applyBy,
            event.applicationDeadline &&
              announced(event, 'applicationDeadline', <DateText key="deadline" date={event.applicationDeadline} />),
          ],
          [quickInfo.maxVendors, announced(event, 'maxVendors', event.maxVendors)],
          [quickInfo.boothSize, announced(event, 'boothSize', event.boothSize)],
          [quickInfo.setting, event.indoorOutdoor && announced(event, 'indoorOutdoor', settings[event.indoorOutdoor])],
          [quickInfo.loadIn, formatDayAndTime(event.loadInDate, event.loadInTime)],
          [quickInfo.loadOut, event.loadOutTime && formatTime(event.loadOutTime)],
        ]}
      />
    </Card>
  );
}

/** Only web addresses; a stored `javascript:` must never become a link. */
const webLink = (url: string | null) => (url && /^https?:\/\//i.test(url) ? url : undefined);

export function OrganizerCard({ event }: { event: EventDetails }) {
  const email = event.contactEmail ?? event.organizerContactEmail;
  const phone = event.contactPhone ?? event.organizerContactPhone;
  const website = webLink(event.websiteUrl);
  const name = event.organizer?.businessName;
  const contact = event.organizer?.contactName ?? event.organizerContactName;
  if (!name && !contact && !email && !phone && !website) return null;
  return (
    <Card title={organizerCard.title}>
      <Stack gap={8}>
        {name && <strong>{name}</strong>}
        {contact && <div>{contact}</div>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <PhoneText phone={phone} />}
        {website && (
          <Row gap={6}>
            <a href={website} target="_blank" rel="noreferrer nofollow">
              {organizerCard.website}
            </a>
            <Icon name="external" size={16} />
          </Row>
        )}
        {event.organizer && <a href={subscriptionToOrganizer(event.organizer.id)}>{organizerCard.calendar}</a>}
      </Stack>
    </Card>
  );
}
