import { StatusBadge } from '../../../components/ui/badge.js';
import { DataTable, instantColumn, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Problem } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDate } from '../../../lib/format/dates.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { paymentsApi, type OrganizerPayoutsQuery } from '../api/payments.generated.js';
import { payouts as texts } from '../texts/payouts.js';

type Row = OrganizerPayoutsQuery['payouts']['items'][number];

const columns: readonly Column<Row>[] = [
  instantColumn(texts.sent, ({ createdAt }) => createdAt, 'sent_at'),
  {
    header: texts.arrives,
    field: 'arrives_on',
    cell: ({ arrivesOn }) => formatDate(arrivesOn),
    value: ({ arrivesOn }) => arrivesOn,
  },
  moneyColumn(texts.amount, ({ amountCents }) => amountCents, 'amount'),
  {
    header: texts.status,
    field: 'status',
    cell: ({ status, failureMessage }) => (
      <Stack gap={4}>
        <StatusBadge status={status} label={texts.states[status]} />
        {status === 'failed' && <Problem>{[failureMessage, texts.returned].filter(Boolean).join(' ')}</Problem>}
      </Stack>
    ),
    value: ({ status }) => texts.states[status],
    csv: ({ status }) => status,
  },
];

const newestFirst = { field: 'sent_at', descending: true };

/** What Stripe sent from the organizer's balance to their bank. */
export function Payouts() {
  const { list } = useListPage({
    endpoint: paymentsApi.endpoints.organizerPayouts,
    scope: 'payouts',
    ask: (_, paging) => ({ input: paging }),
    pick: ({ payouts }) => payouts,
    notLoaded: texts.notLoaded,
  });
  return (
    <DataTable
      id="payouts"
      caption={texts.title}
      list={list}
      rowKey={({ id }) => id}
      columns={columns}
      order={newestFirst}
      empty={
        <EmptyState title={texts.none.title} scene={null}>
          {texts.none.text}
        </EmptyState>
      }
    />
  );
}
