import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { BlockList } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import type { View } from '../components/view-switch.js';
import { desk as texts } from '../texts/desk.js';
import { applicationColumns } from '../texts/lists.js';
import { DeskCard } from './desk-card.js';
import { deskColumns } from './desk-columns.js';
import { SelectPage } from './select-page.js';
import type { Selection } from './use-selection.js';

interface DeskListProps {
  view: View;
  list: ListPage<DeskEntry>;
  empty: ReactNode;
  filterText: string;
  selection: Selection;
  actions: (entry: DeskEntry) => ReactNode;
}

/** Received applications as cards or as rows. */
export function DeskList({ view, list, empty, filterText, selection, actions }: DeskListProps) {
  const [params] = useSearchParams();
  if (view === 'table') {
    return (
      <DataTable
        id="applications"
        caption={texts.title}
        list={list}
        rowKey={({ id }) => id}
        head={(entries) => <SelectPage entries={entries} selection={selection} />}
        columns={[...deskColumns(selection), { header: applicationColumns.actions, cell: actions, actions: true }]}
        filterText={filterText}
        empty={empty}
      />
    );
  }
  return (
    <ListFrame list={list} waiting={<SkeletonCards lines={5} />} empty={empty} pagesLabel={texts.pages}>
      {(entries, isStale) => (
        <BlockList busy={isStale}>
          {entries.map((entry) => (
            <DeskCard
              key={entry.id}
              entry={entry}
              open={params.get('application') === entry.id}
              actions={actions(entry)}
            />
          ))}
        </BlockList>
      )}
    </ListFrame>
  );
}
