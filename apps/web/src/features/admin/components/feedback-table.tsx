import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useFeedbackListQuery,
  useLazyFeedbackListQuery,
  useMarkFeedbackDoneMutation,
  type FeedbackListQuery,
} from '../api/admin.generated.js';
import { feedbackTable, submissions } from '../texts.js';
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
    {
      header: feedbackTable.feedback,
      cell: ({ message }) => <SubmissionText text={message} />,
      csv: ({ message }) => message,
    },
    { header: feedbackTable.category, cell: ({ category }) => category, value: ({ category }) => category },
    { header: feedbackTable.rating, end: true, cell: ({ rating }) => rating ?? '—', value: ({ rating }) => rating },
    { header: feedbackTable.from, cell: ({ name }) => name ?? '—', value: ({ name }) => name },
    {
      header: feedbackTable.email,
      cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : '—'),
      value: ({ email }) => email,
    },
    { header: feedbackTable.page, cell: ({ page }) => page, value: ({ page }) => page },
    { header: feedbackTable.browser, cell: ({ userAgent }) => userAgent, csv: ({ userAgent }) => userAgent },
    instantColumn(submissions.sent, ({ createdAt }) => createdAt),
    ...(filter.shown === 'open' ? [] : [instantColumn<Entry>(submissions.done, ({ doneAt }) => doneAt)]),
    {
      header: submissions.actions,
      actions: true,
      cell: ({ id, name, doneAt }) => (
        <SubmissionActions
          id={id}
          who={name ?? submissions.anonymous}
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
      caption={feedbackTable.title}
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
      problem={error && !isFetching ? { message: feedbackTable.notLoaded, onRetry: () => void refetch() } : undefined}
      empty={<EmptyState title={feedbackTable.none.title}>{feedbackTable.none.text}</EmptyState>}
    />
  );
}
