import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../../components/ui/data-table.js';
import { BlockList } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { screenful } from '../../../lib/pages.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { applicationColumns } from '../texts/lists.js';
import { pageSizeOf, type View } from './view-switch.js';

interface ApplicationListProps {
  id: string;
  caption: string;
  pagesLabel: string;
  view: View;
  applications: { total: number; items: readonly Application[] } | undefined;
  page: number;
  onPage: (page: number) => void;
  problem: { message: string; onRetry: () => void } | undefined;
  empty: ReactNode;
  filterText: string;
  columns: readonly Column<Application>[];
  everyRow: () => Promise<readonly Application[]>;
  card: (application: Application) => ReactNode;
  actions: (application: Application) => ReactNode;
}

export function ApplicationList(props: ApplicationListProps) {
  const { id, caption, pagesLabel, view, applications, page, onPage, problem, empty } = props;
  const paging = applications && { page, pageSize: pageSizeOf(view), total: applications.total, onPage };
  if (view === 'table') {
    const { columns, actions, filterText, everyRow } = props;
    return (
      <DataTable
        id={id}
        caption={caption}
        rows={applications?.items}
        rowKey={(application) => application.id}
        columns={[...columns, { header: applicationColumns.actions, cell: actions, actions: true }]}
        filterText={filterText}
        pageSize={screenful}
        paging={paging}
        everyRow={everyRow}
        problem={problem}
        empty={empty}
      />
    );
  }
  return (
    <>
      {problem && <ErrorState {...problem} />}
      {!applications && !problem && <SkeletonCards lines={5} />}
      {applications?.total === 0 && empty}
      <BlockList>{applications?.items.map(props.card)}</BlockList>
      {paging && <Pagination label={pagesLabel} {...paging} />}
    </>
  );
}
