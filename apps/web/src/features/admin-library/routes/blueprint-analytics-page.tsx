import { LinkButton } from '../../../components/ui/button.js';
import { countColumn, DataTable, statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Page, PageHeader, Stack, StatRow, StatTile } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { formatShare } from '../../../lib/format/shares.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { adminLibraryApi, type BlueprintAnalyticsQuery } from '../api/admin-library.generated.js';
import { analytics as texts } from '../texts/library.js';

type Row = BlueprintAnalyticsQuery['use'][number];
type Figure = 'views' | 'viewers' | 'started' | 'completed';

const rateOf = ({ started, completed }: Row): number => (started === 0 ? 0 : completed / started);
const figure = (name: Figure): Column<Row> => countColumn(texts.columns[name], (row) => row[name], name);

const columns: readonly Column<Row>[] = [
  { header: texts.columns.title, field: 'title', cell: ({ title }) => title, value: ({ title }) => title },
  statusColumn(texts.columns.status, ({ status }) => status),
  figure('views'),
  figure('viewers'),
  figure('started'),
  figure('completed'),
  {
    header: texts.columns.rate,
    field: 'completion_rate',
    end: true,
    cell: (row) => formatShare(rateOf(row)),
    value: rateOf,
  },
];

export function Component() {
  const { data, list } = useListPage({
    endpoint: adminLibraryApi.endpoints.blueprintAnalytics,
    pageSize: maxPageSize,
    ask: () => undefined,
    pick: ({ use }) => use,
    notLoaded: texts.notLoaded,
    options: { refetchOnMountOrArgChange: true },
  });
  const sum = (name: Figure) => data && formatCount(data.use.reduce((total, row) => total + row[name], 0));
  return (
    <Page>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton look="secondary" small icon="left" to="/admin/blueprints">
            {texts.toList}
          </LinkButton>
        }
      />
      <Stack gap={28}>
        <section aria-label={texts.totals.label}>
          <StatRow>
            <StatTile label={texts.totals.views} value={sum('views')} />
            <StatTile label={texts.totals.started} value={sum('started')} />
            <StatTile label={texts.totals.completed} value={sum('completed')} />
          </StatRow>
        </section>
        <DataTable
          id="blueprint-analytics"
          caption={texts.title}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          empty={<EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>}
        />
      </Stack>
    </Page>
  );
}
