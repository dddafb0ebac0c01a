import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { sorted, sortingOf } from '../../../components/ui/table/sorting.js';
import { Skeleton } from '../../../components/ui/loading.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { Cards } from '../components/cards.js';
import type { View } from '../components/view-switch.js';
import { desk as texts, entryView } from '../texts/desk.js';
import { applicationColumns } from '../texts/lists.js';
import { DeskCard } from './desk-card.js';
import { deskColumns } from './desk-columns.js';
import { SelectPage } from './select-page.js';
import type { Selection } from './use-selection.js';

const EntryView = lazyPart(() => import('./entry-view.js'), 'EntryView');

interface DeskListProps {
  view: View;
  list: ListPage<DeskEntry>;
  /** How many wait for a decision, on all pages. */
  pending: number | undefined;
  empty: ReactNode;
  filterText: string;
  selection: Selection;
  ofOneEvent: boolean;
  /** As low as one line: in a table, and below one application in full. */
  actions: (entry: DeskEntry, low: boolean) => ReactNode;
}

function DeskCards({ list, empty, actions }: Pick<DeskListProps, 'list' | 'empty' | 'actions'>) {
  const [params] = useSearchParams();
  const cardOf = (entry: DeskEntry) => (
    <DeskCard
      key={entry.id}
      entry={entry}
      open={params.get('application') === entry.id}
      actions={actions(entry, false)}
    />
  );
  return (
    <ListFrame list={list} waiting={<SkeletonCards lines={5} />} empty={empty} pagesLabel={texts.pages}>
      {(entries, isStale) => <Cards entries={entries} busy={isStale} cardOf={cardOf} />}
    </ListFrame>
  );
}

/** Received applications as cards or as rows. Each opens in full, and from there the next. */
export function DeskList({ view, list, pending, empty, filterText, selection, ofOneEvent, actions }: DeskListProps) {
  const [opened, setOpened] = useState<DeskEntry | null>(null);
  const columns = [
    ...deskColumns({ selection, onOpen: setOpened, ofOneEvent }),
    { header: applicationColumns.actions, cell: (entry: DeskEntry) => actions(entry, true), actions: true },
  ];
  const { rows = [], offset, pageSize, isWhole, sort } = list;
  const entries = view === 'table' && isWhole ? sorted(rows, sortingOf(sort, columns), columns) : rows;
  const shown = entries.slice(offset, offset + pageSize);
  const first = shown.find(({ application }) => application.status === 'pending') ?? shown[0];
  const isWaiting = !list.rows && !list.problem;
  return (
    <>
      {first && (
        <Row>
          <Button icon="eye" aria-haspopup="dialog" onClick={() => setOpened(first)}>
            {entryView.review}
          </Button>
        </Row>
      )}
      {isWaiting && <Skeleton height="var(--touch)" width="20ch" />}
      {view === 'table' ? (
        <DataTable
          id="applications"
          caption={texts.title}
          list={list}
          rowKey={({ id }) => id}
          head={(page) => <SelectPage entries={page} selection={selection} />}
          columns={columns}
          filterText={filterText}
          empty={empty}
        />
      ) : (
        <DeskCards list={list} empty={empty} actions={actions} />
      )}
      <Suspense>
        {opened && (
          <EntryView
            list={list}
            entries={entries}
            first={opened}
            pending={pending}
            actions={(entry) => actions(entry, true)}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
