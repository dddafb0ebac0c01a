import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useContactMessagesQuery,
  useLazyContactMessagesQuery,
  useMarkContactDoneMutation,
  type ContactMessagesQuery,
} from '../api/admin.generated.js';
import { SubmissionActions } from './submission-actions.js';
import { SubmissionFilters } from './submission-filters.js';
import { SubmissionText } from './submission-text.js';
import { pageSize, useSubmissionFilter } from './use-submission-filter.js';

type Message = ContactMessagesQuery['messages']['items'][number];

const roleWords: Record<string, string> = {
  'event-organizer': 'Organizer',
  'vendor-artisan': 'Vendor',
  both: 'Both',
};

export function ContactTable() {
  const filter = useSubmissionFilter();
  const { data, error, isFetching, refetch } = useContactMessagesQuery({
    input: { ...filter.criteria, page: filter.page, pageSize },
  });
  const [load] = useLazyContactMessagesQuery();
  const [mark] = useMarkContactDoneMutation();
  const columns: readonly Column<Message>[] = [
    { header: 'From', cell: ({ name }) => name, value: ({ name }) => name },
    { header: 'Email', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>, value: ({ email }) => email },
    { header: 'Comes as', cell: ({ role }) => roleWords[role] ?? role, value: ({ role }) => role },
    { header: 'Message', cell: ({ message }) => <SubmissionText text={message} />, csv: ({ message }) => message },
    instantColumn('Sent', ({ createdAt }) => createdAt),
    ...(filter.shown === 'open' ? [] : [instantColumn<Message>('Done', ({ doneAt }) => doneAt)]),
    {
      header: 'Actions',
      actions: true,
      cell: ({ id, name, doneAt }) => (
        <SubmissionActions id={id} who={name} done={doneAt !== null} onMark={(done) => mark({ input: { id, done } })} />
      ),
    },
  ];
  const messages = data?.messages;
  return (
    <DataTable
      id="contact-messages"
      caption="Messages"
      rows={messages?.items}
      rowKey={({ id }) => id}
      columns={columns}
      filters={<SubmissionFilters filter={filter} />}
      paging={messages && { page: filter.page, pageSize, total: messages.total, onPage: filter.setPage }}
      everyRow={() =>
        everyPage((page) =>
          load({ input: { ...filter.criteria, page, pageSize: largestPage } })
            .unwrap()
            .then((reply) => reply.messages),
        )
      }
      problem={
        error && !isFetching
          ? { message: 'The messages could not be loaded.', onRetry: () => void refetch() }
          : undefined
      }
      empty={<EmptyState title="No such messages">What people write on the contact page arrives here.</EmptyState>}
    />
  );
}
