import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useFeedbackListQuery,
  useLazyFeedbackListQuery,
  useMarkFeedbackDoneMutation,
  type FeedbackListQuery,
} from '../api/admin.generated.js';
import { SubmissionActions } from './submission-actions.js';
import { SubmissionFilters } from './submission-filters.js';
import { SubmissionText } from './submission-text.js';
import { pageSize, useSubmissionFilter } from './use-submission-filter.js';

type Entry = FeedbackListQuery['feedback']['items'][number];

export function FeedbackTable() {
  const filter = useSubmissionFilter();
  const { data, error, isFetching, refetch } = useFeedbackListQuery({
    input: { ...filter.criteria, page: filter.page, pageSize },
  });
  const [load] = useLazyFeedbackListQuery();
  const [mark] = useMarkFeedbackDoneMutation();
  const columns: readonly Column<Entry>[] = [
    { header: 'Feedback', cell: ({ message }) => <SubmissionText text={message} />, csv: ({ message }) => message },
    { header: 'Category', cell: ({ category }) => category, value: ({ category }) => category },
    { header: 'Rating', end: true, cell: ({ rating }) => rating ?? '—', value: ({ rating }) => rating },
    { header: 'From', cell: ({ name }) => name ?? '—', value: ({ name }) => name },
    {
      header: 'Email',
      cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : '—'),
      value: ({ email }) => email,
    },
    { header: 'Page', cell: ({ page }) => page, value: ({ page }) => page },
    { header: 'Browser', cell: ({ userAgent }) => userAgent, csv: ({ userAgent }) => userAgent },
    instantColumn('Sent', ({ createdAt }) => createdAt),
    ...(filter.shown === 'open' ? [] : [instantColumn<Entry>('Done', ({ doneAt }) => doneAt)]),
    {
      header: 'Actions',
      actions: true,
      cell: ({ id, name, doneAt }) => (
        <SubmissionActions
          id={id}
          who={name ?? 'somebody'}
          done={doneAt !== null}
          onMark={(done) => mark({ input: { id, done } })}
        />
      ),
    },
  ];
  const feedback = data?.feedback;
  return (
    <DataTable
      id="feedback"
      caption="Feedback"
      rows={feedback?.items}
      rowKey={({ id }) => id}
      columns={columns}
      filters={<SubmissionFilters filter={filter} />}
      paging={feedback && { page: filter.page, pageSize, total: feedback.total, onPage: filter.setPage }}
      everyRow={() =>
        everyPage((page) =>
          load({ input: { ...filter.criteria, page, pageSize: largestPage } })
            .unwrap()
            .then((reply) => reply.feedback),
        )
      }
      problem={
        error && !isFetching
          ? { message: 'The feedback could not be loaded.', onRetry: () => void refetch() }
          : undefined
      }
      empty={<EmptyState title="No such feedback">What people send from the menus arrives here.</EmptyState>}
    />
  );
}
