import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { addressLines } from '../../../components/event/event-address.js';
import { eventTypeLabel, isFree } from '../../../components/event/event-labels.js';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/layout.js';
import { formatDate, formatDateRange, formatTime, ownTimeZone } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import { joinPlace } from '../../../lib/format/text.js';
import { refundLines } from '../../../lib/refund-policy-texts.js';
import { amenityNames } from '../amenities.js';
import { amenities, settings } from '../texts/facts.js';
import { creation, summary } from '../texts/form.js';
import { badgeOf, ClosedNotice, NoBoothsNotice } from './closed-notice.js';
import { EventCard } from './event-card.js';
import { toEventInput, type EventFormValues } from '../event-form-schema.js';
import type { EventStep } from '../event-steps.js';
import styles from './event-summary.module.css';
import { toRefundPolicy } from '../refund-policy-form.js';

function feesOf(values: EventFormValues): string {
  const input = toEventInput(values);
  const fees = { boothFeeCents: input.boothFeeCents ?? 0, applicationFeeCents: input.applicationFeeCents ?? 0 };
  return isFree(fees)
    ? summary.free
    : summary.fees(formatCents(fees.boothFeeCents), formatCents(fees.applicationFeeCents));
}

function rowsOf(values: EventFormValues): [EventStep, string[]][] {
  const refundPolicy = toRefundPolicy(values);
  const hours = [values.startTime, values.endTime].filter(Boolean).map(formatTime).join(' – ');
  const loadIn = [
    values.loadInDate && formatDate(values.loadInDate),
    values.loadInTime && formatTime(values.loadInTime),
  ].filter(Boolean);
  const offered = amenityNames.filter((name) => values[name]);
  return [
    ['basics', [values.title, eventTypeLabel(values.eventType), values.description]],
    [
      'place',
      [
        values.eventDate && formatDateRange(values.eventDate, values.eventEndDate || null),
        hours,
        values.applicationDeadline ? summary.applyBy(formatDate(values.applicationDeadline)) : summary.noDeadline,
        loadIn.length > 0 ? summary.loadIn(loadIn.join(', ')) : '',
        values.loadOutTime && summary.loadOut(formatTime(values.loadOutTime)),
        ...addressLines(values),
        values.indoorOutdoor && settings[values.indoorOutdoor],
      ],
    ],
    [
      'fees',
      [
        feesOf(values),
        values.maxVendors.trim() ? summary.limit(Number(values.maxVendors)) : summary.noLimit,
        values.boothSize,
        ...refundLines(refundPolicy),
      ],
    ],
    [
      'rules',
      [
        offered.map((name) => amenities[name]).join(', '),
        values.setupInstructions,
        ...values.productRestrictions.split('\n'),
        values.cancellationPolicy,
        joinPlace(values.contactEmail, values.contactPhone, values.websiteUrl),
      ],
    ],
  ];
}

const previewOf = (values: EventFormValues) => {
  const { boothFeeCents, applicationFeeCents, maxVendors } = toEventInput(values);
  return {
    id: '',
    title: values.title,
    eventType: values.eventType,
    status: 'published' as const,
    badge: badgeOf(values),
    boosted: false,
    bannerImageUrl: null,
    eventImageUrl: null,
    seededByAdmin: false,
    organizerClaimed: false,
    defaultedFields: [],
    eventDate: values.eventDate,
    eventEndDate: values.eventEndDate || values.eventDate,
    startTime: values.startTime || null,
    endTime: values.endTime || null,
    applicationDeadline: values.applicationDeadline || null,
    timeZone: ownTimeZone(),
    location: values.location,
    city: values.city,
    state: values.state,
    maxVendors: maxVendors ?? null,
    boothFeeCents: boothFeeCents ?? 0,
    applicationFeeCents: applicationFeeCents ?? 0,
  };
};

/** The last step: everything that was entered, and the card of the event as a picture. */
export function EventSummary({ feeNotice, onEdit }: { feeNotice: ReactNode; onEdit: (step: EventStep) => void }) {
  const values = useFormContext<EventFormValues>().watch();
  const hasBoothFee = (toEventInput(values).boothFeeCents ?? 0) > 0;
  return (
    <>
      {hasBoothFee && feeNotice}
      <ClosedNotice />
      <NoBoothsNotice />
      <Card title={summary.title}>
        {rowsOf(values).map(([step, lines]) => (
          <div key={step} className={styles.part}>
            <div className={styles.head}>
              <h3>{creation.steps[step]}</h3>
              <Button look="quiet" small aria-label={summary.editOf(creation.steps[step])} onClick={() => onEdit(step)}>
                {summary.edit}
              </Button>
            </div>
            <div className={styles.lines}>
              {lines.some(Boolean)
                ? lines.filter(Boolean).map((line, index) => <div key={`${index} ${line}`}>{line}</div>)
                : summary.none}
            </div>
          </div>
        ))}
      </Card>
      {values.eventDate && (
        <Card title={summary.preview}>
          <ul inert style={{ listStyle: 'none', padding: 0, maxWidth: 400 }}>
            <EventCard event={previewOf(values)} />
          </ul>
        </Card>
      )}
    </>
  );
}
