import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState, Notice } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { InstantText, MoneyText } from '../../../components/ui/text.js';
import { useVendorPaymentsQuery } from '../api/payments.generated.js';
import { PayButton } from '../components/pay-button.js';
import { usePaymentReturn } from '../use-payment-return.js';

const pageSize = 20;
const words: Record<string, string> = {
  pending: 'Not paid',
  processing: 'Processing',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};

function Returned() {
  const back = usePaymentReturn();
  if (back.state === 'checking') return <Loading inline />;
  if (back.state === 'unknown')
    return <Notice tone="warning">We could not read the payment yet. If you paid, it shows here in a moment.</Notice>;
  if (back.state === 'known' && back.status === 'completed')
    return (
      <Notice tone="success" title="Paid">
        Thank you. Your booth is secured, and the organizer knows.
      </Notice>
    );
  if (back.state === 'known' && back.status === 'failed')
    return (
      <Notice tone="error" title="The payment did not go through">
        Nothing was charged. You can try again with another card.
      </Notice>
    );
  return back.state === 'known' ? <Notice tone="info">Your payment is being processed.</Notice> : null;
}

export function Component() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useVendorPaymentsQuery({ input: { page, pageSize } });
  const payments = data?.payments;
  return (
    <Page>
      <PageHeader title="Payments" lead="What you paid for your booths, and what is open." />
      <Stack gap={20}>
        <Returned />
        {error && !isFetching && (
          <ErrorState message="Your payments could not be loaded." onRetry={() => void refetch()} />
        )}
        {!payments && isFetching && <Loading inline />}
        {payments?.total === 0 && (
          <EmptyState
            title="No payments yet"
            scene="festival"
            action={<LinkButton to="/vendor/applications">My applications</LinkButton>}
          >
            A payment appears here as soon as an organizer accepts you.
          </EmptyState>
        )}
        {payments && payments.total > 0 && (
          <DataTable
            caption="Payments"
            rows={payments.items}
            rowKey={(payment) => payment.id}
            columns={[
              {
                header: 'Event',
                cell: (payment) => <Link to={`/events/${payment.eventId}`}>{payment.eventTitle ?? 'Event'}</Link>,
              },
              {
                header: 'Status',
                cell: (payment) => <StatusBadge status={payment.status} label={words[payment.status]} />,
              },
              { header: 'Booth fee', end: true, cell: (payment) => <MoneyText cents={payment.boothFeeCents} /> },
              {
                header: 'Application fee',
                end: true,
                cell: (payment) => <MoneyText cents={payment.applicationFeeCents} />,
              },
              { header: 'Amount', end: true, cell: (payment) => <MoneyText cents={payment.amountCents} /> },
              { header: 'Platform fee', end: true, cell: (payment) => <MoneyText cents={payment.platformFeeCents} /> },
              { header: 'To the organizer', end: true, cell: (payment) => <MoneyText cents={payment.payoutCents} /> },
              { header: 'Date', cell: (payment) => <InstantText iso={payment.paidAt ?? payment.createdAt} /> },
              {
                header: 'Action',
                cell: (payment) =>
                  payment.status === 'pending' || payment.status === 'failed' ? (
                    <Stack gap={4}>
                      <PayButton applicationId={payment.applicationId} amountCents={payment.amountCents} />
                      {payment.failureMessage && (
                        <span style={{ color: 'var(--tomato)' }}>{payment.failureMessage}</span>
                      )}
                    </Stack>
                  ) : (
                    '—'
                  ),
              },
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
