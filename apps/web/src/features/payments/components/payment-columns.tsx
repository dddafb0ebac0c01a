import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import type { Column } from '../../../components/ui/data-table.js';
import type { PaymentRowFragment } from '../api/payments.generated.js';
import { statusWords } from '../status-words.js';

/** Columns that both parties of a payment see. */
export const eventColumn: Column<PaymentRowFragment> = {
  header: 'Event',
  cell: (payment) => <Link to={`/events/${payment.eventId}`}>{payment.eventTitle ?? 'Event'}</Link>,
  value: (payment) => payment.eventTitle,
};
export const statusColumn: Column<PaymentRowFragment> = {
  header: 'Status',
  cell: (payment) => <StatusBadge status={payment.status} label={statusWords[payment.status]} />,
  value: (payment) => statusWords[payment.status],
};
