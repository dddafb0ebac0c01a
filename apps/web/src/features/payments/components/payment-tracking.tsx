import { useState, type ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, moneyColumn, type Column } from '../../../components/ui/data-table.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { MoneyText } from '../../../components/ui/text.js';
import { everyPage, largestPage, screenful } from '../../../lib/pages.js';
import {
  useLazyOrganizerPaymentsQuery,
  useOrganizerPaymentsQuery,
  type PaymentRowFragment,
  type PaymentStatus,
} from '../api/payments.generated.js';
import { paymentColumns, paymentStatus, paymentTracking } from '../texts.js';
import { eventColumn, statusColumn } from './payment-columns.js';

const statuses: readonly { value: PaymentStatus | ''; label: string }[] = [
  { value: '', label: paymentTracking.anyStatus },
  ...(['pending', 'processing', 'completed', 'failed', 'refunded'] as const).map((value) => ({
    value,
    label: paymentStatus[value],
  })),
];
const columns: readonly Column<PaymentRowFragment>[] = [
  {
    header: paymentColumns.vendor,
    cell: (payment) => payment.vendorName ?? paymentColumns.someVendor,
    value: (payment) => payment.vendorName,
  },
  eventColumn,
  statusColumn,
  moneyColumn(paymentColumns.amount, (payment) => payment.amountCents),
  moneyColumn(paymentColumns.platformFee, (payment) => payment.platformFeeCents),
  moneyColumn(paymentColumns.payout, (payment) => payment.payoutCents),
  instantColumn(paymentColumns.paidAt, (payment) => payment.paidAt),
];

/** `pickEvent` narrows to one of the organizer's events. */
export function PaymentTracking({
  pickEvent,
}: {
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
}) {
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<PaymentStatus | ''>('');
  const [eventId, setEventId] = useState('');
  const input = { eventId: eventId || null, status: status || null, pageSize: largestPage };
  const { data, error, isFetching, refetch } = useOrganizerPaymentsQuery({ input: { ...input, page } });
  const [load] = useLazyOrganizerPaymentsQuery();
  const payments = data?.payments;
  const totals = payments?.totals;
  const narrowed = status !== '' || eventId !== '';
  const eventTitle = eventId && payments?.items[0]?.eventTitle;
  return (
    <Page>
      <PageHeader title={paymentTracking.title} lead={paymentTracking.lead} />
      <Stack gap={20}>
        {(totals || !error) && (
          <StatRow>
            <StatTile label={paymentTracking.totals.gross} value={totals && <MoneyText cents={totals.grossCents} />} />
            <StatTile label={paymentTracking.totals.fee} value={totals && <MoneyText cents={totals.feeCents} />} />
            <StatTile
              label={paymentTracking.totals.payout}
              value={totals && <MoneyText cents={totals.payoutCents} />}
            />
            <StatTile
              label={paymentTracking.totals.outstanding}
              value={totals && <MoneyText cents={totals.outstandingCents} />}
            />
          </StatRow>
        )}
        <DataTable
          id="payments"
          caption={paymentTracking.caption}
          rows={payments?.items}
          rowKey={(payment) => payment.id}
          columns={columns}
          filters={
            <>
              {pickEvent(eventId, (id) => {
                setEventId(id);
                setPage(1);
              })}
              <FilterSelect
                label={paymentTracking.status}
                value={status}
                options={statuses}
                onChange={(picked) => {
                  setStatus(picked);
                  setPage(1);
                }}
              />
            </>
          }
          filterText={paymentTracking.filteredBy(eventTitle || '', status && paymentStatus[status])}
          pageSize={screenful}
          paging={payments && { page, pageSize: largestPage, total: payments.total, onPage: setPage }}
          everyRow={() =>
            everyPage((next) =>
              load({ input: { ...input, page: next } })
                .unwrap()
                .then((reply) => reply.payments),
            )
          }
          problem={
            error && !isFetching ? { message: paymentTracking.notLoaded, onRetry: () => void refetch() } : undefined
          }
          empty={
            narrowed ? (
              <EmptyState title={paymentTracking.noneLikeThat.title} scene={null}>
                {paymentTracking.noneLikeThat.text}
              </EmptyState>
            ) : (
              <EmptyState
                title={paymentTracking.none.title}
                scene="farmers_market"
                action={<LinkButton to="/applications">{paymentTracking.none.action}</LinkButton>}
              >
                {paymentTracking.none.text}
              </EmptyState>
            )
          }
        />
      </Stack>
    </Page>
  );
}
