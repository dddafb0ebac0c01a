import { useState } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { Problem } from '../../../components/ui/field.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { everyPage, largestPage, screenful } from '../../../lib/pages.js';
import {
  useLazyVendorPaymentsQuery,
  useVendorPaymentsQuery,
  type PaymentRowFragment,
} from '../api/payments.generated.js';
import { PayButton } from '../components/pay-button.js';
import { eventColumn, statusColumn } from '../components/payment-columns.js';
import { usePaymentReturn } from '../use-payment-return.js';

const columns: readonly Column<PaymentRowFragment>[] = [
  eventColumn,
  statusColumn,
  moneyColumn('Booth fee', (payment) => payment.boothFeeCents),
  moneyColumn('Application fee', (payment) => payment.applicationFeeCents),
  moneyColumn('Amount', (payment) => payment.amountCents),
  moneyColumn('Platform fee', (payment) => payment.platformFeeCents),
  moneyColumn('To the organizer', (payment) => payment.payoutCents),
  instantColumn('Date', (payment) => payment.paidAt ?? payment.createdAt),
  {
    header: 'Action',
    actions: true,
    cell: (payment) =>
      (payment.status === 'pending' || payment.status === 'failed') && (
        <Stack gap={4}>
          <PayButton applicationId={payment.applicationId} amountCents={payment.amountCents} />
          {payment.failureMessage && <Problem>{payment.failureMessage}</Problem>}
        </Stack>
      ),
  },
];

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
  const { data, error, isFetching, refetch } = useVendorPaymentsQuery({ input: { page, pageSize: largestPage } });
  const [load] = useLazyVendorPaymentsQuery();
  const payments = data?.payments;
  return (
    <Page>
      <PageHeader title="Payments" lead="What you paid for your booths, and what is open." />
      <Stack gap={20}>
        <Returned />
        <DataTable
          id="my-payments"
          caption="Payments"
          rows={payments?.items}
          rowKey={(payment) => payment.id}
          columns={columns}
          pageSize={screenful}
          paging={payments && { page, pageSize: largestPage, total: payments.total, onPage: setPage }}
          everyRow={() =>
            everyPage((next) =>
              load({ input: { page: next, pageSize: largestPage } })
                .unwrap()
                .then((reply) => reply.payments),
            )
          }
          problem={
            error && !isFetching
              ? { message: 'Your payments could not be loaded.', onRetry: () => void refetch() }
              : undefined
          }
          empty={
            <EmptyState
              title="No payments yet"
              scene="festival"
              action={<LinkButton to="/vendor/applications">My applications</LinkButton>}
            >
              A payment appears here as soon as an organizer accepts you.
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}
