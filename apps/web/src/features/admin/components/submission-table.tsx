import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { SearchField, Segments } from '../../../components/ui/list/filters.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { oneOf, typed } from '../../../lib/lists/filters.js';
import { useListPage, type ListEndpoint } from '../../../lib/lists/use-list-page.js';
import type { SubmissionFilterInput } from '../api/admin.generated.js';
import { submissions } from '../texts.js';

interface SubmissionTableProps<Data, T> {
  /** Names the remembered choice of columns and the file. */
  id: string;
  words: { title: string; notLoaded: string; none: { title: string; text: string } };
  endpoint: ListEndpoint<{ input: SubmissionFilterInput }, Data>;
  pick: (data: NoInfer<Data>) => { total: number; items: readonly T[] };
  columns: readonly Column<T>[];
  /** Only what is marked as done: the time of it. */
  doneColumn?: Column<T>;
  actions: (row: T) => ReactNode;
}

const filters = { search: typed, shown: oneOf('open', 'done', 'all') };

/** What visitors sent. Without a `doneColumn` nothing can be marked as done. */
export function SubmissionTable<Data, T extends { id: string }>({
  id,
  words,
  endpoint,
  pick,
  columns,
  doneColumn,
  actions,
}: SubmissionTableProps<Data, T>) {
  const {
    list,
    filters: { chosen, texts, type, choose },
  } = useListPage({
    endpoint,
    filters,
    pageSize: 50,
    ask: ({ search, shown }, paging) => ({
      input: {
        search: search || null,
        ...(doneColumn && { done: shown === 'all' ? null : shown === 'done' }),
        ...paging,
      },
    }),
    pick,
    notLoaded: words.notLoaded,
  });
  return (
    <DataTable
      id={id}
      caption={words.title}
      list={list}
      rowKey={(row) => row.id}
      columns={[
        ...columns,
        ...(doneColumn && chosen.shown !== 'open' ? [doneColumn] : []),
        { header: submissions.actions, actions: true, cell: actions },
      ]}
      filters={
        <>
          <SearchField
            label={submissions.search}
            placeholder={submissions.searchExample}
            maxLength={100}
            value={texts.search}
            onChange={(search) => type({ search })}
          />
          {doneColumn && (
            <Segments
              label={submissions.state}
              value={chosen.shown}
              options={submissions.states}
              onChange={(shown) => choose({ shown })}
            />
          )}
        </>
      }
      empty={<EmptyState title={words.none.title}>{words.none.text}</EmptyState>}
    />
  );
}
