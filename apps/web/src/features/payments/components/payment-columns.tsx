import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import type { Column } from '../../../components/ui/data-table.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { paymentColumns, paymentStatus } from '../texts.js';

export const eventColumn: Column<PaymentRowFragment> = {
  header: paymentColumns.event,
  cell: (payment) => <Link to={`/events/${payment.eventId}`}>{payment.eventTitle ?? paymentColumns.someEvent}</Link>,
  value: (payment) => payment.eventTitle,
};
export const statusColumn: Column<PaymentRowFragment> = {
  header: paymentColumns.status,
  cell: (payment) => <StatusBadge status={payment.status} label={paymentStatus[payment.status]} />,
  value: (payment) => paymentStatus[payment.status],
};
