import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatPrice } from '../../../lib/format/money.js';
import { formatCount, formatRate } from '../../../lib/format/numbers.js';
import { usePlanHistoryQuery, type PlanHistoryQuery, type Tier } from '../api/admin-plans.generated.js';
import { history, page } from '../texts.js';

type Version = PlanHistoryQuery['versions'][number];

const savedOf = ({ maxBookmarks }: Version) => (maxBookmarks < 0 ? page.unlimited : formatCount(maxBookmarks));

const columns: Column<Version>[] = [
  { header: history.version, field: 'version', cell: ({ version }) => version, value: ({ version }) => version },
  instantColumn(history.when, ({ changedAt }) => changedAt, 'changed_at'),
  {
    header: history.name,
    field: 'display_name',
    cell: ({ displayName }) => displayName,
    value: ({ displayName }) => displayName,
  },
  {
    header: history.price,
    field: 'price_monthly',
    cell: ({ priceMonthlyCents }) => formatPrice(priceMonthlyCents),
    value: ({ priceMonthlyCents }) => priceMonthlyCents / 100,
  },
  {
    header: history.fee,
    field: 'platform_fee_rate',
    cell: ({ platformFeeRate }) => formatRate(platformFeeRate),
    value: ({ platformFeeRate }) => platformFeeRate,
  },
  {
    header: history.saved,
    field: 'max_bookmarks',
    cell: savedOf,
    value: savedOf,
    csv: ({ maxBookmarks }) => maxBookmarks,
  },
];

export function PlanHistory({ name }: { name: Tier }) {
  const query = usePlanHistoryQuery({ name });
  return (
    <DataTable
      caption={history.title}
      columns={columns}
      rows={query.data?.versions}
      problem={loadProblem(query, page.notLoaded)}
      rowKey={({ version }) => String(version)}
    />
  );
}
