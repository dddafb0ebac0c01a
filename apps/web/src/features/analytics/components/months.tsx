import { BarChart } from '../../../components/ui/chart/bar-chart.js';
import { ChartFrame } from '../../../components/ui/chart/chart-frame.js';
import { countColumn, DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { formatMonth } from '../../../lib/format/dates.js';
import { formatCount } from '../../../lib/format/numbers.js';
import type { MonthFactsFragment as Month } from '../api/analytics.generated.js';
import { analytics as texts } from '../texts.js';

const statuses = ['pending', 'accepted', 'rejected'] as const;
const tones = ['yellow', 'green', 'red'] as const;

const columns: readonly Column<Month>[] = [
  { header: texts.month, field: 'month', cell: ({ month }) => formatMonth(month), value: ({ month }) => month },
  ...statuses.map((status) => countColumn<Month>(texts.status[status], (row) => row[status], status)),
];

export function Months({ months, summary }: { months: readonly Month[]; summary: string }) {
  return (
    <ChartFrame
      title={texts.byMonth}
      summary={summary}
      table={
        <DataTable
          id="applications-by-month"
          caption={texts.byMonth}
          rows={months}
          rowKey={({ month }) => month}
          columns={columns}
        />
      }
    >
      <BarChart
        series={statuses.map((status) => texts.status[status])}
        groups={months.map((row) => ({ label: formatMonth(row.month), values: statuses.map((status) => row[status]) }))}
        format={formatCount}
        tones={tones}
      />
    </ChartFrame>
  );
}
