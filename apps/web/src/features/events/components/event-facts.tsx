import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icons/icon.js';
import { Badge } from '../../../components/ui/badge.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { DateText, MoneyText, PhoneText } from '../../../components/ui/text.js';
import { isFree } from '../../../components/event/event-words.js';
import { formatDate, formatDateRange, formatTime } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { EventQuery } from '../api/events.generated.js';
import styles from './event-detail.module.css';

export type EventDetails = EventQuery['event'];

const hours = ({ startTime, endTime }: EventDetails) =>
  startTime ? (endTime ? `${formatTime(startTime)} – ${formatTime(endTime)}` : `from ${formatTime(startTime)}`) : null;

const mapLink = (event: EventDetails) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(joinPlace(event.address, event.city, event.state, event.zipCode))}`;

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

/** When and where, and what it costs: the first two of the three questions; the apply panel answers the third. */
export function EventAnswers({ event }: { event: EventDetails }) {
  return (
    <div className={styles.answers}>
      <Answer icon="calendar" title={formatDateRange(event.eventDate, event.eventEndDate)}>
        {hours(event) ?? 'Hours to be announced'}
      </Answer>
      <Answer icon="pin" title={joinPlace(event.city, event.state)}>
        {event.location && event.location !== event.city && <div>{event.location}</div>}
        <div>{joinPlace(event.address === event.location ? null : event.address, event.zipCode)}</div>
        <a href={mapLink(event)} target="_blank" rel="noreferrer">
          Show on a map
        </a>
      </Answer>
      <Answer icon="money" title="Fees">
        {isFree(event) && <Badge tone="blue">Free Event</Badge>}
        <Facts
          entries={[
            ['Booth Fee', <MoneyText key="booth" cents={event.boothFeeCents} />],
            ['Application Fee', <MoneyText key="application" cents={event.applicationFeeCents} />],
          ]}
        />
      </Answer>
    </div>
  );
}

const amenities = [
  ['tableProvided', 'Tables provided', 'table'],
  ['electricityAvailable', 'Electricity', 'bolt'],
  ['wifiAvailable', 'WiFi available', 'wifi'],
  ['parkingAvailable', 'Parking', 'parking'],
  ['foodVendorsAllowed', 'Food vendors OK', 'food'],
  ['insuranceRequired', 'Insurance required', 'shield'],
] as const;

const text = (value: string | null) => value?.trim();

export function EventStory({ event }: { event: EventDetails }) {
  const offered = amenities.filter(([key]) => event[key]);
  return (
    <Stack gap={28}>
      {text(event.description) && <p className={styles.description}>{event.description}</p>}
      {offered.length > 0 && (
        <section>
          <h2 className={styles.heading}>On site</h2>
          <ul className={styles.amenities}>
            {offered.map(([key, label, icon]) => (
              <li key={key}>
                <Icon name={icon} /> {label}
              </li>
            ))}
          </ul>
        </section>
      )}
      {text(event.setupInstructions) && (
        <section>
          <h2 className={styles.heading}>Setup Instructions</h2>
          <p className={styles.description}>{event.setupInstructions}</p>
        </section>
      )}
      {event.productRestrictions.length > 0 && (
        <section>
          <h2 className={styles.heading}>Product Restrictions</h2>
          <ul>
            {event.productRestrictions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      {text(event.cancellationPolicy) && (
        <section>
          <h2 className={styles.heading}>Cancellation Policy</h2>
          <p className={styles.description}>{event.cancellationPolicy}</p>
        </section>
      )}
    </Stack>
  );
}

export function QuickInfo({ event }: { event: EventDetails }) {
  const loadIn = event.loadInDate ? formatDate(event.loadInDate) : null;
  const loadInTime = event.loadInTime ? formatTime(event.loadInTime) : null;
  return (
    <Card title="Quick Info">
      <Facts
        entries={[
          ['Apply by', event.applicationDeadline && <DateText key="deadline" date={event.applicationDeadline} />],
          ['Max Vendors', event.maxVendors],
          ['Booth Size', event.boothSize],
          [
            'Setting',
            event.indoorOutdoor &&
              { indoor: 'Indoors', outdoor: 'Outdoors', both: 'Indoors and outdoors' }[event.indoorOutdoor],
          ],
          ['Load-in', [loadIn, loadInTime].filter(Boolean).join(', ')],
          ['Load-out', event.loadOutTime && formatTime(event.loadOutTime)],
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
    <Card title="Organizer">
      <Stack gap={8}>
        {name && <strong>{name}</strong>}
        {contact && <div>{contact}</div>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <PhoneText phone={phone} />}
        {website && (
          <Row gap={6}>
            <a href={website} target="_blank" rel="noreferrer nofollow">
              Visit Website
            </a>
            <Icon name="external" size={16} />
          </Row>
        )}
      </Stack>
    </Card>
  );
}
