import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { MoneyText } from '../../../components/ui/text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { early } from '../../../lib/first-data.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { firstOf, listOf, useListPage } from '../../../lib/lists/use-list-page.js';
import {
  paymentsApi,
  useVendorPaymentsDueQuery,
  type PaymentRowFragment,
  type VendorPaymentsQuery,
} from '../api/payments.generated.js';
import { paymentColumns, receipt, vendorPayments as texts } from '../texts/payments.js';
import { usePaymentReturn } from '../use-payment-return.js';
import {
  amountColumn,
  dateColumn,
  eventColumn,
  newestFirst,
  paymentStatusColumn,
  refundedColumn,
} from './payment-columns.js';
import { PaymentOutcome } from './payment-outcome.js';
import { PaymentsDue } from './payments-due.js';

type Row = VendorPaymentsQuery['payments']['items'][number];

const hasReceipt = ({ status, amountCents }: Row) =>
  amountCents > 0 && (status === 'completed' || status === 'refunded');

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
      hasReceipt(payment) && (
        <LinkButton small look="secondary" to={`/vendor/payments/${payment.id}`}>
          {receipt.link}
        </LinkButton>
      ),
  },
];

const history = listOf({
  endpoint: paymentsApi.endpoints.vendorPayments,
  fetchSize: maxPageSize,
  ask: (_, paging) => ({ input: { due: false, ...paging } }),
  pick: ({ payments }) => payments,
  notLoaded: texts.notLoaded,
});

const sumOf = (payments: readonly PaymentRowFragment[]): number =>
  payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

const allDue = { most: maxPageSize };

export const firstOfVendorPayments = (query: URLSearchParams) => [
  paymentsApi.endpoints.vendorPaymentsDue.initiate(allDue, early),
  firstOf(history, query),
];

interface VendorPaymentsProps {
  /** For a payment that waits for its organizer. */
  messageAction: (payment: PaymentRowFragment) => ReactNode;
}

/** What is due, then what was paid. */
export function VendorPayments({ messageAction }: VendorPaymentsProps) {
  const { outcome } = usePaymentReturn();
  const asked = useVendorPaymentsDueQuery(allDue);
  const { list } = useListPage(history);
  const problem = loadProblem(asked, texts.dueNotLoaded);
  const due = asked.data?.payments;
  const isAnyDue = due !== undefined && due.total > 0;
  const waiting = due?.items.filter(({ isOrganizerReady }) => !isOrganizerReady) ?? [];
  const payable = (due?.total ?? 0) - waiting.length;
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={20}>
        <PaymentOutcome outcome={outcome} />
        {problem && <ErrorState {...problem} />}
        {!due && !problem && <SkeletonCards count={1} />}
        {isAnyDue && (
          <>
            {payable > 0 && (
              <StatRow>
                <StatTile
                  label={texts.due}
                  value={<MoneyText cents={due.totals.outstandingCents - sumOf(waiting)} />}
                  note={texts.booths(payable)}
                />
              </StatRow>
            )}
            <PaymentsDue payments={due.items} messageAction={messageAction} />
            {due.total > due.items.length && (
              <p>
                {texts.moreDue(due.total - due.items.length)}{' '}
                <Link to="/vendor/applications?status=accepted">{texts.none.action}</Link>
              </p>
            )}
            <h2>{texts.history}</h2>
          </>
        )}
        <DataTable
          id="my-payments"
          caption={texts.title}
          list={list}
          rowKey={(payment) => payment.id}
          columns={columns}
          order={newestFirst}
          empty={
            due?.total === 0 ? (
              <EmptyState
                title={texts.none.title}
                scene="festival"
                action={<LinkButton to="/vendor/applications">{texts.none.action}</LinkButton>}
              >
                {texts.none.text}
              </EmptyState>
            ) : (
              <p className="quiet">{texts.nonePaid}</p>
            )
          }
        />
      </Stack>
    </Page>
  );
}
