import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { BlockList } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { sorted, sortingOf } from '../../../components/ui/table/sorting.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import type { View } from '../components/view-switch.js';
import { desk as texts } from '../texts/desk.js';
import { applicationColumns } from '../texts/lists.js';
import { DeskCard } from './desk-card.js';
import { deskColumns } from './desk-columns.js';
import { SelectPage } from './select-page.js';
import type { Selection } from './use-selection.js';

const EntryView = lazyPart(() => import('./entry-view.js'), 'EntryView');

interface DeskListProps {
  view: View;
  list: ListPage<DeskEntry>;
  empty: ReactNode;
  filterText: string;
  selection: Selection;
  ofOneEvent: boolean;
  /** In a table as low as one line. */
  actions: (entry: DeskEntry, low: boolean) => ReactNode;
}

function DeskTable({ list, empty, filterText, selection, ofOneEvent, actions }: Omit<DeskListProps, 'view'>) {
  const [opened, setOpened] = useState<DeskEntry | null>(null);
  const columns = [
    ...deskColumns({ selection, onOpen: setOpened, ofOneEvent }),
    { header: applicationColumns.actions, cell: (entry: DeskEntry) => actions(entry, true), actions: true },
  ];
  const rows = list.rows ?? [];
  return (
    <>
      <DataTable
        id="applications"
        caption={texts.title}
        list={list}
        rowKey={({ id }) => id}
        head={(entries) => <SelectPage entries={entries} selection={selection} />}
        columns={columns}
        filterText={filterText}
        empty={empty}
      />
      <Suspense>
        {opened && (
          <EntryView
            entries={list.isWhole ? sorted(rows, sortingOf(list.sort, columns), columns) : rows}
            first={opened}
            actions={(entry) => actions(entry, false)}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Received applications as cards or as rows. */
export function DeskList({ view, ...shown }: DeskListProps) {
  const [params] = useSearchParams();
  if (view === 'table') return <DeskTable {...shown} />;
  const { list, empty, actions } = shown;
  return (
    <ListFrame list={list} waiting={<SkeletonCards lines={5} />} empty={empty} pagesLabel={texts.pages}>
      {(entries, isStale) => (
        <BlockList busy={isStale}>
          {entries.map((entry) => (
            <DeskCard
              key={entry.id}
              entry={entry}
              open={params.get('application') === entry.id}
              actions={actions(entry, false)}
            />
          ))}
        </BlockList>
      )}
    </ListFrame>
  );
}
