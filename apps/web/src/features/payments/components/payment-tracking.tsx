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
import { paymentStatuses, statusWords } from '../status-words.js';
import { eventColumn, statusColumn } from './payment-columns.js';

const statuses = [
  { value: '', label: 'All' } as const,
  ...paymentStatuses.map((value) => ({ value, label: statusWords[value] })),
];
const columns: readonly Column<PaymentRowFragment>[] = [
  {
    header: 'Vendor',
    cell: (payment) => payment.vendorName ?? 'Vendor',
    value: (payment) => payment.vendorName,
  },
  eventColumn,
  statusColumn,
  moneyColumn('Amount', (payment) => payment.amountCents),
  moneyColumn('Platform fee', (payment) => payment.platformFeeCents),
  moneyColumn('Payout', (payment) => payment.payoutCents),
  instantColumn('Paid', (payment) => payment.paidAt),
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
      <PageHeader
        title="Payment tracking"
        lead="Every accepted booth: what was paid, the platform fee, and what reaches you."
      />
      <Stack gap={20}>
        {(totals || !error) && (
          <StatRow>
            <StatTile label="Paid by vendors" value={totals && <MoneyText cents={totals.grossCents} />} />
            <StatTile label="Platform fee" value={totals && <MoneyText cents={totals.feeCents} />} />
            <StatTile label="Your payout" value={totals && <MoneyText cents={totals.payoutCents} />} />
            <StatTile label="Outstanding" value={totals && <MoneyText cents={totals.outstandingCents} />} />
          </StatRow>
        )}
        <DataTable
          id="payments"
          caption="Payments"
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
                label="Payment status"
                value={status}
                options={statuses}
                onChange={(picked) => {
                  setStatus(picked);
                  setPage(1);
                }}
              />
            </>
          }
          filterText={`Event: ${eventTitle || 'all'} · Payment status: ${status ? statusWords[status] : 'all'}`}
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
            error && !isFetching
              ? { message: 'The payments could not be loaded.', onRetry: () => void refetch() }
              : undefined
          }
          empty={
            narrowed ? (
              <EmptyState title="No such payments" scene={null}>
                No payment of yours is like that. Choose another event or status.
              </EmptyState>
            ) : (
              <EmptyState
                title="No payments yet"
                scene="farmers_market"
                action={<LinkButton to="/applications">Review applications</LinkButton>}
              >
                Accept a vendor, and their payment is tracked here.
              </EmptyState>
            )
          }
        />
      </Stack>
    </Page>
  );
}
