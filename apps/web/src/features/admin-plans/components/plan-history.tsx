import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatPrice } from '../../../lib/format/money.js';
import { formatCount, formatRate } from '../../../lib/format/numbers.js';
import { usePlanHistoryQuery, type PlanHistoryQuery, type Tier } from '../api/admin-plans.generated.js';
import { history, page } from '../texts.js';

type Version = PlanHistoryQuery['versions'][number];

const savedOf = ({ maxBookmarks }: Version) => (maxBookmarks < 0 ? page.unlimited : formatCount(maxBookmarks));

const columns: Column<Version>[] = [
  { header: history.version, cell: ({ version }) => version, value: ({ version }) => version },
  instantColumn(history.when, ({ changedAt }) => changedAt),
  { header: history.name, cell: ({ displayName }) => displayName, value: ({ displayName }) => displayName },
  {
    header: history.price,
    cell: ({ priceMonthlyCents }) => formatPrice(priceMonthlyCents),
    value: ({ priceMonthlyCents }) => priceMonthlyCents / 100,
  },
  {
    header: history.fee,
    cell: ({ platformFeeRate }) => formatRate(platformFeeRate),
    value: ({ platformFeeRate }) => platformFeeRate,
  },
  { header: history.saved, cell: savedOf, value: savedOf },
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
