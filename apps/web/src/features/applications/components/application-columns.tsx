import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { instantColumn, moneyColumn, statusColumn, type DataColumn } from '../../../components/ui/table/data-table.js';
import { DateRangeText, LongText } from '../../../components/ui/text.js';
import type {
  ApplicationFactsFragment as Application,
  ReceivedFactsFragment as Received,
} from '../api/applications.generated.js';
import { applicationColumns as headers } from '../texts/lists.js';
import { Availability, EventName } from './event-name.js';
import { PaymentBadge, paymentLabel, paymentState } from './payment-badge.js';

const text = <Row extends Application>(
  header: string,
  field: string,
  value: (application: Row) => string | null | undefined,
  csv = value,
): DataColumn<Row> => ({
  header,
  field,
  cell: (application) => value(application) || '—',
  value,
  csv,
});
const long: typeof text = (header, field, value) => ({
  ...text(header, field, value),
  cell: (application) => <LongText text={value(application) || '—'} />,
});
const event: DataColumn<Application> = {
  header: headers.event,
  field: 'event',
  cell: (application) => (
    <Link to={`/events/${application.eventId}`}>{application.event?.title ?? headers.someEvent}</Link>
  ),
  value: (application) => application.event?.title,
};
/** Payments are due only after acceptance. */
const ifDue = (of: typeof paymentLabel) => (application: Application) =>
  application.status === 'accepted' ? of(application) : null;
const payment: DataColumn<Application> = {
  header: headers.payment,
  field: 'payment_status',
  cell: (application) => (application.status === 'accepted' ? <PaymentBadge application={application} /> : '—'),
  value: ifDue(paymentLabel),
  csv: ifDue(paymentState),
};
const shared = [
  { ...statusColumn<Application>(headers.status, ({ status }) => status), phone: 'aside' as const },
  payment,
  text(headers.booth, 'booth_location', (application) => application.boothLocation),
  {
    ...moneyColumn<Application>(
      headers.fees,
      (application) => application.boothFeeCents + application.applicationFeeCents,
      'fees',
    ),
    phone: 'more' as const,
  },
  instantColumn<Application>(headers.applied, (application) => application.appliedAt, 'applied_at'),
];

export const receivedColumns: readonly DataColumn<Received>[] = [
  text(
    headers.vendor,
    'vendor',
    (application) => application.vendor?.businessName ?? headers.someVendor,
    (application) => application.vendor?.businessName,
  ),
  text(headers.contact, 'contact_name', (application) => application.vendor?.contactName),
  event,
  { ...long(headers.products, 'products_offered', (application) => application.productsOffered), phone: 'more' },
  ...shared,
];

export const ownColumns: readonly DataColumn<Application>[] = [
  {
    ...event,
    cell: (application) => (
      <>
        <EventName application={application} />
        <Availability application={application} brief />
      </>
    ),
  },
  {
    header: headers.dates,
    field: 'event_date',
    cell: ({ event: market }) => (market ? <DateRangeText start={market.startDate} end={market.endDate} /> : '—'),
    value: (application) => application.event?.startDate,
  },
  text(headers.place, 'place', (application) => placeName(application.event?.city, application.event?.state)),
  // No room for it next to the actions.
  ...shared.map((column) => (column.field === 'applied_at' ? { ...column, extra: true } : column)),
  long(headers.reason, 'rejection_reason', (application) => application.rejectionReason),
];
