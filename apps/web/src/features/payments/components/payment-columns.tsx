import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { instantColumn, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Stack } from '../../../components/ui/layout.js';
import { formatDate, formatDayOf, formatInstant } from '../../../lib/format/dates.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { free, paymentColumns, paymentStatus } from '../texts/payments.js';
import { DisputeStates } from './dispute-states.js';
import { RefundStates } from './refund-states.js';

function EventName({ payment }: { payment: PaymentRowFragment }) {
  const title = payment.eventTitle ?? paymentColumns.someEvent;
  if (!payment.isEventDeleted) return <Link to={`/events/${payment.eventId}`}>{title}</Link>;
  return (
    <Stack gap={2}>
      <span>{title}</span>
      <small>{paymentColumns.deletedEvent}</small>
      {payment.eventDate && <small>{formatDate(payment.eventDate)}</small>}
    </Stack>
  );
}

/** A deleted event keeps its title and date here. */
export const eventColumn: Column<PaymentRowFragment> = {
  header: paymentColumns.event,
  field: 'event',
  cell: (payment) => <EventName payment={payment} />,
  value: (payment) => payment.eventTitle,
};
const statusOf = ({ amountCents, status }: PaymentRowFragment) =>
  amountCents === 0 ? free.status : paymentStatus[status];

export const paymentStatusColumn: Column<PaymentRowFragment> = {
  header: paymentColumns.status,
  field: 'status',
  cell: (payment) => (
    <Stack gap={4}>
      <div>
        <StatusBadge status={payment.status} label={statusOf(payment)} />
      </div>
      <RefundStates refunds={payment.refunds} />
      <DisputeStates disputes={payment.disputes} />
    </Stack>
  ),
  value: statusOf,
  csv: ({ status }) => status,
};
export const refundedColumn = moneyColumn<PaymentRowFragment>(
  paymentColumns.refunded,
  (payment) => payment.refundedCents,
  'refunded',
);

const dateOf = ({ paidAt, createdAt }: PaymentRowFragment) => paidAt ?? createdAt;
const isPaid = ({ paidAt, amountCents }: PaymentRowFragment) => Boolean(paidAt) && amountCents > 0;

export const amountColumn: Column<PaymentRowFragment> = {
  ...moneyColumn(paymentColumns.amount, (payment) => payment.amountCents, 'amount'),
  zeroIsEmpty: false,
  phone: 'aside',
};

/** A payment is created when the organizer accepts the vendor. */
export const dateColumn: Column<PaymentRowFragment> = {
  ...instantColumn(paymentColumns.date, dateOf, 'date'),
  phone: 'more',
  cell: (payment) => (
    <Stack gap={2}>
      <small>{isPaid(payment) ? paymentColumns.paidAt : paymentColumns.acceptedAt}</small>
      <time dateTime={dateOf(payment)} title={formatInstant(dateOf(payment))}>
        {formatDayOf(dateOf(payment))}
      </time>
    </Stack>
  ),
};
/** The order in which the service lists payments. */
export const newestFirst = { field: 'date', descending: true };
