import { mailTo } from '@stallbook/kernel/mail-to';
import { countColumn, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import type { ContactMessagesQuery, FeedbackListQuery, WaitlistQuery } from '../api/admin.generated.js';
import { contactTable, feedbackTable, submissions, waitlistTable } from '../texts.js';
import { SubmissionText } from './submission-text.js';

type Message = ContactMessagesQuery['messages']['items'][number];
type Feedback = FeedbackListQuery['feedback']['items'][number];
type Entry = WaitlistQuery['waitlist']['items'][number];

const emailColumn = <T extends { email: string | null }>(header: string): Column<T> => ({
  header,
  field: 'email',
  cell: ({ email }) => (email ? <a href={mailTo(email)}>{email}</a> : '—'),
  value: ({ email }) => email,
});
const textColumn = <T extends { message: string }>(header: string): Column<T> => ({
  header,
  field: 'message',
  cell: ({ message }) => <SubmissionText text={message} />,
  csv: ({ message }) => message,
});
export const doneColumn = instantColumn<{ doneAt: string | null }>(submissions.done, ({ doneAt }) => doneAt, 'done_at');

const roleOf = ({ role }: Message) => contactTable.roles[role] ?? role;

export const messageColumns: readonly Column<Message>[] = [
  { header: contactTable.from, field: 'name', cell: ({ name }) => name, value: ({ name }) => name },
  emailColumn(contactTable.email),
  { header: contactTable.role, field: 'role', cell: roleOf, value: roleOf, csv: ({ role }) => role },
  textColumn(contactTable.message),
  instantColumn(submissions.sent, ({ createdAt }) => createdAt, 'created_at'),
];

const categoryOf = ({ category }: Feedback) => feedbackTable.categories[category];

export const feedbackColumns: readonly Column<Feedback>[] = [
  textColumn(feedbackTable.feedback),
  {
    header: feedbackTable.category,
    field: 'category',
    cell: categoryOf,
    value: categoryOf,
    csv: ({ category }) => category,
  },
  countColumn(feedbackTable.rating, ({ rating }) => rating, 'rating'),
  { header: feedbackTable.from, field: 'name', cell: ({ name }) => name ?? '—', value: ({ name }) => name },
  emailColumn(feedbackTable.email),
  { header: feedbackTable.page, field: 'page', cell: ({ page }) => page, value: ({ page }) => page },
  {
    header: feedbackTable.browser,
    field: 'user_agent',
    cell: ({ userAgent }) => userAgent,
    csv: ({ userAgent }) => userAgent,
  },
  instantColumn(submissions.sent, ({ createdAt }) => createdAt, 'created_at'),
];

export const waitlistColumns: readonly Column<Entry>[] = [
  { header: waitlistTable.name, field: 'name', cell: ({ name }) => name, value: ({ name }) => name },
  emailColumn(waitlistTable.email),
  instantColumn(waitlistTable.joined, ({ createdAt }) => createdAt, 'created_at'),
];
