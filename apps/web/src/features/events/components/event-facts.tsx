import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icons/icon.js';
import { Card, Facts, Stack } from '../../../components/ui/layout.js';
import { DateText, MoneyText } from '../../../components/ui/text.js';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { addressLines, mapOf } from '../../../components/event/event-address.js';
import { calendarOfEvent } from '../../../lib/calendar.js';
import { formatDayAndTime, formatTime } from '../../../lib/format/dates.js';
import { refundLines } from '../../../lib/refund-policy-texts.js';
import { amenityNames, type Amenity } from '../amenities.js';
import type { EventQuery } from '../api/events.generated.js';
import { eventAnswers, eventStory, quickInfo, toBeAnnounced } from '../texts/detail.js';
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

export function EventStory({ event }: { event: EventDetails }) {
  const offered = amenityNames.filter((name) => event[name] && !event.defaultedFields.includes(name));
  const isUnknown = amenityNames.every((name) => event.defaultedFields.includes(name));
  return (
    <Stack gap={28}>
      {text(event.description) && <p className={styles.description}>{event.description}</p>}
      {offered.length > 0 && (
        <Section title={eventStory.onSite}>
          <ul className={styles.amenities}>
            {offered.map((name) => (
              <li key={name}>
                <Icon name={amenityIcons[name]} /> {amenities[name]}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isUnknown && (
        <Section title={eventStory.onSite}>
          <p className={styles.by}>{eventStory.onSiteUnknown}</p>
        </Section>
      )}
      {text(event.setupInstructions) && (
        <Section title={eventStory.setup}>
          <p className={styles.description}>{event.setupInstructions}</p>
        </Section>
      )}
      {event.productRestrictions.length > 0 && (
        <Section title={eventStory.restrictions}>
          <ul>
            {event.productRestrictions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Section>
      )}
      {event.badge !== 'applications_pending_organizer' && (
        <Section title={refundSection.title}>
          <ul>
            {refundLines(event.refundPolicy, event).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      )}
      {text(event.cancellationPolicy) && (
        <Section title={eventStory.cancellation}>
          <p className={styles.description}>{event.cancellationPolicy}</p>
        </Section>
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
