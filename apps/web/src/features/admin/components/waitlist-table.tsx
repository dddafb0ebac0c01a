import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import { useLazyWaitlistQuery, useWaitlistQuery, type WaitlistQuery } from '../api/admin.generated.js';
import { submissions, waitlistTable } from '../texts.js';
import { SubmissionActions } from './submission-actions.js';
import { SubmissionFilters } from './submission-filters.js';
import { pageSize, useSubmissionFilter } from './use-submission-filter.js';

type Entry = WaitlistQuery['waitlist']['items'][number];

const columns: readonly Column<Entry>[] = [
  { header: waitlistTable.name, cell: ({ name }) => name, value: ({ name }) => name },
  {
    header: waitlistTable.email,
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    value: ({ email }) => email,
  },
  instantColumn(waitlistTable.joined, ({ createdAt }) => createdAt),
  { header: submissions.actions, actions: true, cell: ({ id, name }) => <SubmissionActions id={id} who={name} /> },
];

export function WaitlistTable() {
  const filter = useSubmissionFilter();
  const { search } = filter.criteria;
  const { data, error, isFetching, refetch } = useWaitlistQuery({ input: { search, page: filter.page, pageSize } });
  const [load] = useLazyWaitlistQuery();
  const waitlist = data?.waitlist;
  return (
    <DataTable
      id="waitlist"
      caption={waitlistTable.title}
      rows={waitlist?.items}
      rowKey={({ id }) => id}
      columns={columns}
      filters={<SubmissionFilters filter={filter} byState={false} />}
      paging={waitlist && { page: filter.page, pageSize, total: waitlist.total, onPage: filter.setPage }}
      everyRow={() =>
        everyPage((page) =>
          load({ input: { search, page, pageSize: largestPage } })
            .unwrap()
            .then((reply) => reply.waitlist),
        )
      }
      problem={error && !isFetching ? { message: waitlistTable.notLoaded, onRetry: () => void refetch() } : undefined}
      empty={<EmptyState title={waitlistTable.none.title}>{waitlistTable.none.text}</EmptyState>}
    />
  );
}
