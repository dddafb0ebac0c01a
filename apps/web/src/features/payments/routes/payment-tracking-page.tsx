import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Field } from '../../../components/ui/field.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { InstantText, MoneyText } from '../../../components/ui/text.js';
import { useOrganizerPaymentsQuery, type PaymentStatus } from '../api/payments.generated.js';

const pageSize = 20;
const words = {
  pending: 'Not paid',
  processing: 'Processing',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const;
const isStatus = (text: string): text is PaymentStatus => text in words;

export function Component() {
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<PaymentStatus | null>(null);
  const { data, error, isFetching, refetch } = useOrganizerPaymentsQuery({ input: { status, page, pageSize } });
  const payments = data?.payments;
  return (
    <Page>
      <PageHeader
        title="Payment tracking"
        lead="Every accepted booth: what was paid, the platform fee, and what reaches you."
      />
      <Stack gap={20}>
        {error && !isFetching && (
          <ErrorState message="The payments could not be loaded." onRetry={() => void refetch()} />
        )}
        {!payments && isFetching && <Loading inline />}
        {payments && (
          <StatRow>
            <StatTile label="Paid by vendors" value={<MoneyText cents={payments.totals.grossCents} />} />
            <StatTile label="Platform fee" value={<MoneyText cents={payments.totals.feeCents} />} />
            <StatTile label="Your payout" value={<MoneyText cents={payments.totals.payoutCents} />} />
            <StatTile label="Outstanding" value={<MoneyText cents={payments.totals.outstandingCents} />} />
          </StatRow>
        )}
        <div style={{ maxWidth: 260 }}>
          <Field label="Payment status">
            {(control) => (
              <select
                {...control}
                value={status ?? ''}
                onChange={(event) => {
                  setStatus(isStatus(event.target.value) ? event.target.value : null);
                  setPage(1);
                }}
              >
                <option value="">All</option>
                {Object.entries(words).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {payments?.total === 0 && (
          <EmptyState
            title="No payments yet"
            scene="farmers_market"
            action={<LinkButton to="/applications">Review applications</LinkButton>}
          >
            Accept a vendor, and their payment is tracked here.
          </EmptyState>
        )}
        {payments && payments.total > 0 && (
          <DataTable
            caption="Payments"
            rows={payments.items}
            rowKey={(payment) => payment.id}
            columns={[
              { header: 'Vendor', cell: (payment) => payment.vendorName ?? 'Vendor' },
              {
                header: 'Event',
                cell: (payment) => <Link to={`/events/${payment.eventId}`}>{payment.eventTitle ?? 'Event'}</Link>,
              },
              {
                header: 'Status',
                cell: (payment) => <StatusBadge status={payment.status} label={words[payment.status]} />,
              },
              { header: 'Amount', end: true, cell: (payment) => <MoneyText cents={payment.amountCents} /> },
              { header: 'Platform fee', end: true, cell: (payment) => <MoneyText cents={payment.platformFeeCents} /> },
              { header: 'Payout', end: true, cell: (payment) => <MoneyText cents={payment.payoutCents} /> },
              { header: 'Paid', cell: (payment) => (payment.paidAt ? <InstantText iso={payment.paidAt} /> : '—') },
            ]}
          />
        )}
        {payments && (
          <Pagination
            label="Pages of payments"
            page={page}
            total={payments.total}
            pageSize={pageSize}
            onPage={setPage}
          />
        )}
      </Stack>
    </Page>
  );
}
