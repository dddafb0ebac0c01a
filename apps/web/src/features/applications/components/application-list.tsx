import { Fragment, type ReactNode } from 'react';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { MyApplicationsQuery } from '../api/applications.generated.js';
import { applicationColumns } from '../texts/lists.js';
import { Cards } from './cards.js';
import type { View } from './view-switch.js';

export type OwnApplication = MyApplicationsQuery['applications']['items'][number];

interface ApplicationListProps {
  id: string;
  caption: string;
  pagesLabel: string;
  view: View;
  list: ListPage<OwnApplication>;
  empty: ReactNode;
  filterText: string;
  columns: readonly Column<OwnApplication>[];
  card: (application: OwnApplication) => ReactNode;
  actions: (application: OwnApplication) => ReactNode;
}

/** Applications as cards or as rows. */
export function ApplicationList(props: ApplicationListProps) {
  const { id, caption, pagesLabel, view, list, empty, filterText, columns, card, actions } = props;
  if (view === 'table') {
    return (
      <DataTable
        id={id}
        caption={caption}
        list={list}
        rowKey={(application) => application.id}
        columns={[...columns, { header: applicationColumns.actions, cell: actions, actions: true }]}
        filterText={filterText}
        empty={empty}
      />
    );
  }
  return (
    <ListFrame list={list} waiting={<SkeletonCards lines={5} />} empty={empty} pagesLabel={pagesLabel}>
      {(applications, isStale) => (
        <Cards
          entries={applications}
          busy={isStale}
          cardOf={(application) => <Fragment key={application.id}>{card(application)}</Fragment>}
        />
      )}
    </ListFrame>
  );
}
