import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Problem } from '../../../components/ui/form/field.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import type { Opening } from '../../../lib/first-data.js';
import { firstOf, listOf, useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { paymentsApi, type VendorPaymentsQuery } from '../api/payments.generated.js';
import { PayButton } from '../components/pay-button.js';
import { PaymentOutcome } from '../components/payment-outcome.js';
import {
  amountColumn,
  dateColumn,
  eventColumn,
  newestFirst,
  refundedColumn,
  paymentStatusColumn,
} from '../components/payment-columns.js';
import { paymentColumns, receipt, vendorPayments } from '../texts/payments.js';
import { usePaymentReturn } from '../use-payment-return.js';

type Row = VendorPaymentsQuery['payments']['items'][number];

const isPaid = ({ status }: Row) => status === 'completed' || status === 'refunded';

const fee = (header: string, field: string, cents: (payment: Row) => number): Column<Row> => ({
  ...moneyColumn(header, cents, field),
  phone: 'more',
});

const columns: readonly Column<Row>[] = [
  eventColumn,
  {
    header: paymentColumns.paidTo,
    field: 'paid_to',
    phone: 'more',
    cell: ({ organizer }) => organizer?.businessName ?? paymentColumns.someOrganizer,
    value: ({ organizer }) => organizer?.businessName ?? null,
  },
  paymentStatusColumn,
  fee(paymentColumns.boothFee, 'booth_fee', (payment) => payment.boothFeeCents),
  fee(paymentColumns.applicationFee, 'application_fee', (payment) => payment.applicationFeeCents),
  amountColumn,
  refundedColumn,
  dateColumn,
  {
    header: paymentColumns.action,
    actions: true,
    cell: (payment) =>
      payment.amountCents === 0 ? null : isPaid(payment) ? (
        <LinkButton small look="secondary" to={`/vendor/payments/${payment.id}`}>
          {receipt.link}
        </LinkButton>
      ) : (
        payment.status !== 'processing' && (
          <Stack gap={4}>
            <PayButton {...payment} />
            {payment.failureMessage && (
              <Problem>
                <ServiceText>{payment.failureMessage}</ServiceText>
              </Problem>
            )}
          </Stack>
        )
      ),
  },
];

const payments = listOf({
  endpoint: paymentsApi.endpoints.vendorPayments,
  fetchSize: maxPageSize,
  ask: (_, paging) => ({ input: paging }),
  pick: ({ payments: found }) => found,
  notLoaded: vendorPayments.notLoaded,
});

export const firstData = ({ query }: Opening) => [firstOf(payments, query)];

export function Component() {
  const { outcome } = usePaymentReturn();
  const { list } = useListPage(payments);
  return (
    <Page>
      <PageHeader title={vendorPayments.title} lead={vendorPayments.lead} />
      <Stack gap={20}>
        <PaymentOutcome outcome={outcome} />
        <DataTable
          id="my-payments"
          caption={vendorPayments.title}
          list={list}
          rowKey={(payment) => payment.id}
          columns={columns}
          order={newestFirst}
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
