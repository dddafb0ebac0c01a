import { forecastProfit, type ProfitFactors } from '@stallbook/contracts/profit-rules';
import { BarChart } from '../../../components/ui/chart/bar-chart.js';
import { ChartFrame } from '../../../components/ui/chart/chart-frame.js';
import { countColumn, DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { formatCents } from '../../../lib/format/money.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { salesChart as texts } from '../texts.js';

const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface Point {
  sold: number;
  netCents: number;
  expensesCents: number;
  profitCents: number;
}

const columns: readonly Column<Point>[] = [
  countColumn(texts.sold, ({ sold }) => sold, 'sold'),
  moneyColumn(texts.net, ({ netCents }) => netCents, 'net_revenue'),
  moneyColumn(texts.expenses, ({ expensesCents }) => expensesCents, 'expenses'),
  moneyColumn(texts.profit, ({ profitCents }) => profitCents, 'profit'),
];

function summaryOf(factors: ProfitFactors): string {
  const { expensesCents, breakEvenUnits } = forecastProfit(factors);
  if (expensesCents === 0) return texts.free;
  return breakEvenUnits > 0 ? texts.covers(formatCount(breakEvenUnits)) : texts.never;
}

export function SalesChart({ factors }: { factors: ProfitFactors }) {
  const counts = [...new Set(SHARES.map((share) => Math.round(share * factors.expectedSales)))];
  const points = counts.map((sold): Point => {
    const found = forecastProfit({ ...factors, expectedSales: sold });
    const { netRevenueCents: netCents, expensesCents, profitCents } = found;
    return { sold, netCents, expensesCents, profitCents };
  });
  return (
    <ChartFrame
      title={texts.title}
      summary={summaryOf(factors)}
      height={200}
      table={
        <DataTable caption={texts.title} rows={points} rowKey={({ sold }) => String(sold)} columns={columns} ordered />
      }
    >
      <BarChart
        series={[texts.net, texts.expenses]}
        groups={points.map(({ sold, netCents, expensesCents }) => ({
          label: texts.units(formatCount(sold)),
          values: [netCents, expensesCents],
        }))}
        format={formatCents}
      />
    </ChartFrame>
  );
}
