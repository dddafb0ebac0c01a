import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { instantColumn, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { LongText } from '../../../components/ui/text.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { paymentWords } from '../payment-words.js';

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
  header: 'Event',
  cell: (application) => <Link to={`/events/${application.eventId}`}>{application.event?.title ?? 'Event'}</Link>,
  value: (application) => application.event?.title,
};
const status: Column<Application> = {
  header: 'Status',
  cell: (application) => <StatusBadge status={application.status} />,
  value: (application) => application.status,
};
/** Nothing is due before an application is accepted. */
const paymentOf = (application: Application) =>
  application.status === 'accepted' ? paymentWords[application.paymentStatus] : undefined;
const payment: Column<Application> = {
  header: 'Payment',
  cell: (application) => {
    const label = paymentOf(application);
    return label ? <StatusBadge status={application.paymentStatus} label={label} /> : '—';
  },
  value: paymentOf,
};
const shared = [
  status,
  payment,
  text('Booth', (application) => application.boothLocation),
  moneyColumn<Application>('Fees', (application) => application.boothFeeCents + application.applicationFeeCents),
  instantColumn<Application>('Applied', (application) => application.appliedAt),
];

export const receivedColumns: readonly Column<Application>[] = [
  text('Vendor', (application) => application.vendor?.businessName ?? 'Vendor'),
  text('Contact', (application) => application.vendor?.contactName),
  event,
  long('Products', (application) => application.productsOffered),
  ...shared,
];

export const ownColumns: readonly Column<Application>[] = [
  event,
  {
    header: 'Dates',
    cell: ({ event: market }) => (market ? formatDateRange(market.startDate, market.endDate) : '—'),
    value: (application) => application.event?.startDate,
  },
  text('Place', (application) => joinPlace(application.event?.city, application.event?.state)),
  ...shared,
  long('Reason', (application) => application.rejectionReason),
];
