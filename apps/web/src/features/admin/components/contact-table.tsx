import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { everyPage, largestPage } from '../../../lib/pages.js';
import {
  useContactMessagesQuery,
  useLazyContactMessagesQuery,
  useMarkContactDoneMutation,
  type ContactMessagesQuery,
} from '../api/admin.generated.js';
import { contactTable, submissions } from '../texts.js';
import { SubmissionActions } from './submission-actions.js';
import { SubmissionFilters } from './submission-filters.js';
import { SubmissionText } from './submission-text.js';
import { pageSize, useSubmissionFilter } from './use-submission-filter.js';

type Message = ContactMessagesQuery['messages']['items'][number];

export function ContactTable() {
  const filter = useSubmissionFilter();
  const { data, error, isFetching, refetch } = useContactMessagesQuery({
    input: { ...filter.criteria, page: filter.page, pageSize },
  });
  const [load] = useLazyContactMessagesQuery();
  const [mark] = useMarkContactDoneMutation();
  const columns: readonly Column<Message>[] = [
    { header: contactTable.from, cell: ({ name }) => name, value: ({ name }) => name },
    {
      header: contactTable.email,
      cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
      value: ({ email }) => email,
    },
    { header: contactTable.role, cell: ({ role }) => contactTable.roles[role] ?? role, value: ({ role }) => role },
    {
      header: contactTable.message,
      cell: ({ message }) => <SubmissionText text={message} />,
      csv: ({ message }) => message,
    },
    instantColumn(submissions.sent, ({ createdAt }) => createdAt),
    ...(filter.shown === 'open' ? [] : [instantColumn<Message>(submissions.done, ({ doneAt }) => doneAt)]),
    {
      header: submissions.actions,
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
      caption={contactTable.title}
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
      problem={error && !isFetching ? { message: contactTable.notLoaded, onRetry: () => void refetch() } : undefined}
      empty={<EmptyState title={contactTable.none.title}>{contactTable.none.text}</EmptyState>}
    />
  );
}
