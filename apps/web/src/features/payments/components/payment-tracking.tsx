import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { MoneyText } from '../../../components/ui/text.js';
import { oneOf, picked } from '../../../lib/lists/filters.js';
import { firstOf, listOf, useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { paymentsApi, type PaymentRowFragment } from '../api/payments.generated.js';
import { paymentColumns, paymentStatus, paymentTracking } from '../texts/payments.js';
import {
  amountColumn,
  dateColumn,
  eventColumn,
  newestFirst,
  refundedColumn,
  paymentStatusColumn,
} from './payment-columns.js';
import { PaymentTotals } from './payment-totals.js';
import { RefundButton } from './refund-button.js';

const filters = {
  /** An email leads to one payment. */
  payment: picked,
  event: picked,
  status: oneOf('', 'pending', 'processing', 'completed', 'failed', 'refunded'),
};
const statuses = filters.status.values.map((value) => ({
  value,
  label: value ? paymentStatus[value] : paymentTracking.anyStatus,
}));
const isPaid = ({ status }: PaymentRowFragment) => status === 'completed' || status === 'refunded';
/** Fee and payout count once they are paid, so that the columns of the CSV file add up to the totals. */
const share = (
  header: string,
  field: string,
  shareOf: (payment: PaymentRowFragment) => number | null,
): Column<PaymentRowFragment> => {
  // Only a vendor does not get it.
  const cents = (payment: PaymentRowFragment) => shareOf(payment) ?? 0;
  return {
    ...moneyColumn(header, (payment: PaymentRowFragment) => (isPaid(payment) ? cents(payment) : null), field),
    phone: 'more',
    cell: (payment) =>
      isPaid(payment) ? (
        <MoneyText cents={cents(payment)} />
      ) : (
        <Stack gap={2}>
          <small>{paymentTracking.expected}</small>
          <MoneyText cents={cents(payment)} />
        </Stack>
      ),
  };
};
function VendorName({ payment: { applicationId, isEventDeleted, vendorName } }: { payment: PaymentRowFragment }) {
  const name = vendorName ?? paymentColumns.someVendor;
  return isEventDeleted ? name : <Link to={`/applications?application=${applicationId}`}>{name}</Link>;
}
const isDue = ({ status, isEventDeleted }: PaymentRowFragment) =>
  (status === 'pending' || status === 'failed') && !isEventDeleted;

const dataColumns: readonly Column<PaymentRowFragment>[] = [
  {
    header: paymentColumns.vendor,
    field: 'vendor',
    cell: (payment) => <VendorName payment={payment} />,
    value: (payment) => payment.vendorName,
  },
  eventColumn,
  paymentStatusColumn,
  amountColumn,
  share(paymentColumns.platformFee, 'platform_fee', (payment) => payment.platformFeeCents),
  share(paymentColumns.payout, 'payout', (payment) => payment.payoutCents),
  refundedColumn,
  dateColumn,
];

function NoPayments({ isFiltered }: { isFiltered: boolean }) {
  const { none, noneLikeThat } = paymentTracking;
  return isFiltered ? (
    <EmptyState title={noneLikeThat.title} scene={null}>
      {noneLikeThat.text}
    </EmptyState>
  ) : (
    <EmptyState
      title={none.title}
      scene="farmers_market"
      action={<LinkButton to="/applications">{none.action}</LinkButton>}
    >
      {none.text}
    </EmptyState>
  );
}

interface PaymentTrackingProps {
  /** Narrows to one of the organizer's events. */
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
  messageAction: (payment: PaymentRowFragment) => ReactNode;
}

const tracked = listOf({
  endpoint: paymentsApi.endpoints.organizerPayments,
  filters,
  fetchSize: maxPageSize,
  ask: ({ payment, event, status }, paging) => ({
    input: { paymentId: payment || null, eventId: event || null, status: status || null, ...paging },
  }),
  pick: ({ payments }) => payments,
  notLoaded: paymentTracking.notLoaded,
});

export const firstOfTracked = (query: URLSearchParams) => firstOf(tracked, query);

export function PaymentTracking({ pickEvent, messageAction }: PaymentTrackingProps) {
  const columns: readonly Column<PaymentRowFragment>[] = [
    ...dataColumns,
    {
      header: paymentColumns.action,
      actions: true,
      cell: (payment) => (isDue(payment) ? messageAction(payment) : <RefundButton payment={payment} />),
    },
  ];
  const {
    data,
    list,
    filters: { chosen, choose, isFiltered },
  } = useListPage(tracked);
  const payments = data?.payments;
  const totals = payments?.totals;
  const eventTitle = chosen.event && payments?.items[0]?.eventTitle;
  return (
    <Page>
      <PageHeader
        title={paymentTracking.title}
        lead={paymentTracking.lead}
        actions={
          <>
            {chosen.payment && (
              <Button look="secondary" small onClick={() => choose({ payment: '' })}>
                {paymentTracking.all}
              </Button>
            )}
            {chosen.event && Boolean(totals?.dueCents) && (
              <LinkButton look="secondary" icon="message" to={`/messages/broadcast?event=${chosen.event}&to=unpaid`}>
                {paymentTracking.writeToUnpaid}
              </LinkButton>
            )}
          </>
        }
      />
      <Stack gap={20}>
        {(totals || !list.problem) && <PaymentTotals totals={totals} />}
        <DataTable
          id="payments"
          caption={paymentTracking.caption}
          list={list}
          rowKey={(payment) => payment.id}
          columns={columns}
          order={newestFirst}
          filters={
            <>
              {pickEvent(chosen.event, (event) => choose({ event, payment: '' }))}
              <FilterSelect
                label={paymentTracking.status}
                value={chosen.status}
                options={statuses}
                onChange={(status) => choose({ status, payment: '' })}
              />
            </>
          }
          filterText={paymentTracking.filteredBy(eventTitle || '', chosen.status && paymentStatus[chosen.status])}
          empty={<NoPayments isFiltered={isFiltered} />}
        />
      </Stack>
    </Page>
  );
}
