import { DataTable } from '../../../components/ui/table/data-table.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { NoneFound } from '../../../components/ui/list/none-found.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { shiftDate } from '../../../lib/format/dates.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminDataApi, type RecordFilterInput } from '../api/admin-data.generated.js';
import { ExplorerFilters } from '../components/explorer-filters.js';
import { ExportRecords } from '../components/export-records.js';
import { recordColumns } from '../components/record-columns.js';
import { explorerFilters } from '../filters.js';
import { explorer as texts, type RecordTypeName } from '../texts.js';

interface Chosen {
  type: RecordTypeName;
  search: string;
  status: string;
  period: string;
}

/** When the first of the past days began for the viewer; today is the last one, as in the charts of the dashboard. */
const firstInstantOf = (days: number) => new Date(`${shiftDate(new Date(), { days: 1 - days })}T00:00`).toISOString();

const asked = ({ type, search, status, period }: Chosen): RecordFilterInput => ({
  type,
  search: search || null,
  status: status || null,
  since: period ? firstInstantOf(Number(period)) : null,
});

export function Component() {
  const { data, list, filters } = useListPage({
    endpoint: adminDataApi.endpoints.dataRecords,
    filters: explorerFilters,
    pageSize: 25,
    ask: (chosen, paging) => ({ input: { ...asked(chosen), ...paging } }),
    pick: ({ records }) => records,
    notLoaded: texts.notLoaded,
  });
  const { type, search, status, period } = filters.chosen;
  /** The kind of records stays. */
  const clearable = {
    isFiltered: [search, status, period].some(Boolean),
    clear: () => filters.choose({ search: '', status: '', period: '' }),
  };
  const isPrivate = type === 'messages';
  const filterBar = <ExplorerFilters filters={filters} statuses={data?.records.statuses ?? []} isPrivate={isPrivate} />;
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      {data?.records.isCut && <Notice>{texts.cut}</Notice>}
      {isPrivate && data && !list.isStale ? (
        <>
          {filterBar}
          <EmptyState title={texts.privateTitle(data.records.total)}>{texts.privateText}</EmptyState>
        </>
      ) : (
        <DataTable
          id={`data-${type}`}
          caption={texts.title}
          columns={recordColumns(data?.records.fields)}
          list={list}
          rowKey={({ id }) => id}
          ordered
          download={<ExportRecords filter={asked(filters.chosen)} />}
          filters={filterBar}
          empty={<NoneFound texts={texts.none} filters={clearable} />}
        />
      )}
    </Page>
  );
}
