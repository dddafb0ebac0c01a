import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { Problem } from '../../../components/ui/field.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { largestPage } from '../../../lib/pages.js';
import { paymentsApi, type PaymentRowFragment } from '../api/payments.generated.js';
import { PayButton } from '../components/pay-button.js';
import { eventColumn, statusColumn } from '../components/payment-columns.js';
import { paymentColumns, paymentReturn, vendorPayments } from '../texts.js';
import { usePaymentReturn } from '../use-payment-return.js';

const columns: readonly Column<PaymentRowFragment>[] = [
  eventColumn,
  statusColumn,
  moneyColumn(paymentColumns.boothFee, (payment) => payment.boothFeeCents),
  moneyColumn(paymentColumns.applicationFee, (payment) => payment.applicationFeeCents),
  moneyColumn(paymentColumns.amount, (payment) => payment.amountCents),
  moneyColumn(paymentColumns.platformFee, (payment) => payment.platformFeeCents),
  moneyColumn(paymentColumns.payoutOfOrganizer, (payment) => payment.payoutCents),
  instantColumn(paymentColumns.date, (payment) => payment.paidAt ?? payment.createdAt),
  {
    header: paymentColumns.action,
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
  if (back.state === 'unknown') return <Notice tone="warning">{paymentReturn.unknown}</Notice>;
  if (back.state === 'known' && back.status === 'completed')
    return (
      <Notice tone="success" title={paymentReturn.completed.title}>
        {paymentReturn.completed.text}
      </Notice>
    );
  if (back.state === 'known' && back.status === 'failed')
    return (
      <Notice tone="error" title={paymentReturn.failed.title}>
        {paymentReturn.failed.text}
      </Notice>
    );
  return back.state === 'known' ? <Notice tone="info">{paymentReturn.processing}</Notice> : null;
}

export function Component() {
  const { list } = useListPage({
    endpoint: paymentsApi.endpoints.vendorPayments,
    fetchSize: largestPage,
    ask: (_, paging) => ({ input: paging }),
    pick: ({ payments }) => payments,
    notLoaded: vendorPayments.notLoaded,
  });
  return (
    <Page>
      <PageHeader title={vendorPayments.title} lead={vendorPayments.lead} />
      <Stack gap={20}>
        <Returned />
        <DataTable
          id="my-payments"
          caption={vendorPayments.title}
          list={list}
          rowKey={(payment) => payment.id}
          columns={columns}
          empty={
            <EmptyState
              title={vendorPayments.none.title}
              scene="festival"
              action={<LinkButton to="/vendor/applications">{vendorPayments.none.action}</LinkButton>}
            >
              {vendorPayments.none.text}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}
