import { instantColumn, type Column } from '../../../components/ui/data-table.js';
import type { ContactMessagesQuery, FeedbackListQuery, WaitlistQuery } from '../api/admin.generated.js';
import { contactTable, feedbackTable, submissions, waitlistTable } from '../texts.js';
import { SubmissionText } from './submission-text.js';

type Message = ContactMessagesQuery['messages']['items'][number];
type Feedback = FeedbackListQuery['feedback']['items'][number];
type Entry = WaitlistQuery['waitlist']['items'][number];

const emailColumn = <T extends { email: string | null }>(header: string): Column<T> => ({
  header,
  cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : '—'),
  value: ({ email }) => email,
});
const textColumn = <T extends { message: string }>(header: string): Column<T> => ({
  header,
  cell: ({ message }) => <SubmissionText text={message} />,
  csv: ({ message }) => message,
});
export const doneColumn = instantColumn<{ doneAt: string | null }>(submissions.done, ({ doneAt }) => doneAt);

const roleOf = ({ role }: Message) => contactTable.roles[role] ?? role;

export const messageColumns: readonly Column<Message>[] = [
  { header: contactTable.from, cell: ({ name }) => name, value: ({ name }) => name },
  emailColumn(contactTable.email),
  { header: contactTable.role, cell: roleOf, value: roleOf },
  textColumn(contactTable.message),
  instantColumn(submissions.sent, ({ createdAt }) => createdAt),
];

export const feedbackColumns: readonly Column<Feedback>[] = [
  textColumn(feedbackTable.feedback),
  { header: feedbackTable.category, cell: ({ category }) => category, value: ({ category }) => category },
  { header: feedbackTable.rating, end: true, cell: ({ rating }) => rating ?? '—', value: ({ rating }) => rating },
  { header: feedbackTable.from, cell: ({ name }) => name ?? '—', value: ({ name }) => name },
  emailColumn(feedbackTable.email),
  { header: feedbackTable.page, cell: ({ page }) => page, value: ({ page }) => page },
  { header: feedbackTable.browser, cell: ({ userAgent }) => userAgent, csv: ({ userAgent }) => userAgent },
  instantColumn(submissions.sent, ({ createdAt }) => createdAt),
];

export const waitlistColumns: readonly Column<Entry>[] = [
  { header: waitlistTable.name, cell: ({ name }) => name, value: ({ name }) => name },
  emailColumn(waitlistTable.email),
  instantColumn(waitlistTable.joined, ({ createdAt }) => createdAt),
];
