import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { instantColumn, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { LongText } from '../../../components/ui/text.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { placeName } from '../../../lib/format/place.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { applicationColumns as headers } from '../texts/lists.js';
import { PaymentBadge, paymentLabel } from './payment-badge.js';

const text = (header: string, value: (application: Application) => string | null | undefined): Column<Application> => ({
  header,
  cell: (application) => value(application) || '—',
  value,
});
const long: typeof text = (header, value) => ({
  ...text(header, value),
  cell: (application) => <LongText text={value(application) || '—'} />,
});
const event: Column<Application> = {
  header: headers.event,
  cell: (application) => (
    <Link to={`/events/${application.eventId}`}>{application.event?.title ?? headers.someEvent}</Link>
  ),
  value: (application) => application.event?.title,
};
const status: Column<Application> = {
  header: headers.status,
  cell: (application) => <StatusBadge status={application.status} />,
  value: (application) => application.status,
};
/** Payments are due only after acceptance. */
const paymentOf = (application: Application) =>
  application.status === 'accepted' ? paymentLabel(application) : undefined;
const payment: Column<Application> = {
  header: headers.payment,
  cell: (application) => (application.status === 'accepted' ? <PaymentBadge application={application} /> : '—'),
  value: paymentOf,
};
const shared = [
  status,
  payment,
  text(headers.booth, (application) => application.boothLocation),
  moneyColumn<Application>(headers.fees, (application) => application.boothFeeCents + application.applicationFeeCents),
  instantColumn<Application>(headers.applied, (application) => application.appliedAt),
];

export const receivedColumns: readonly Column<Application>[] = [
  text(headers.vendor, (application) => application.vendor?.businessName ?? headers.someVendor),
  text(headers.contact, (application) => application.vendor?.contactName),
  event,
  long(headers.products, (application) => application.productsOffered),
  ...shared,
];

export const ownColumns: readonly Column<Application>[] = [
  event,
  {
    header: headers.dates,
    cell: ({ event: market }) => (market ? formatDateRange(market.startDate, market.endDate) : '—'),
    value: (application) => application.event?.startDate,
  },
  text(headers.place, (application) => placeName(application.event?.city, application.event?.state)),
  ...shared,
  long(headers.reason, (application) => application.rejectionReason),
];
