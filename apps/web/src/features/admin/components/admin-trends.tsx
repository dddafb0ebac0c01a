import { BarChart } from '../../../components/ui/chart/bar-chart.js';
import { ChartFrame } from '../../../components/ui/chart/chart-frame.js';
import { countColumn, DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Grid } from '../../../components/ui/layout.js';
import { formatDate } from '../../../lib/format/dates.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { dashboard, trends as texts } from '../texts.js';
import type { RecordSummary, useRecordSummaries } from '../use-admin-counts.js';

type Day = RecordSummary['days'][number];

const types = ['accounts', 'market_events', 'applications', 'payments'] as const;

export function AdminTrends({ summaries: { of } }: { summaries: ReturnType<typeof useRecordSummaries> }) {
  const known = types.flatMap((type) => {
    const days = of(type)?.days ?? [];
    return days.length > 0 ? [{ type, days }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-label={dashboard.charts}>
      <Grid min={440}>
        {known.map(({ type, days }) => (
          <Trend key={type} title={texts.titles[type]} id={`new-${type}`} days={days} />
        ))}
      </Grid>
    </section>
  );
}

function Trend({ title, id, days }: { title: string; id: string; days: readonly Day[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const best = days.reduce<Day | null>((most, one) => (one.count > (most?.count ?? 0) ? one : most), null);
  const columns: readonly Column<Day>[] = [
    { header: texts.day, field: 'day', cell: ({ day }) => formatDate(day), value: ({ day }) => day },
    countColumn(title, ({ count }) => count, 'count'),
  ];
  return (
    <ChartFrame
      title={title}
      summary={texts.summary(total, best)}
      height={160}
      table={
        <DataTable
          id={id}
          caption={title}
          rows={[...days].reverse()}
          pageSize={10}
          rowKey={({ day }) => day}
          columns={columns}
        />
      }
    >
      <BarChart
        series={[title]}
        groups={days.map(({ day, count }) => ({ label: formatDate(day), values: [count] }))}
        format={formatCount}
      />
    </ChartFrame>
  );
}
