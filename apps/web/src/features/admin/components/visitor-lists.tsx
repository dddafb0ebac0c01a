import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../../components/ui/list/filters.js';
import { Stack } from '../../../components/ui/layout.js';
import { adminApi, useMarkContactDoneMutation, useMarkFeedbackDoneMutation } from '../api/admin.generated.js';
import { contactTable, feedbackTable, submissions, support, waitlistTable } from '../texts.js';
import { SubmissionActions } from './submission-actions.js';
import { doneColumn, feedbackColumns, messageColumns, waitlistColumns } from './submission-columns.js';
import { SubmissionTable } from './submission-table.js';

const lists = [
  { value: 'messages', label: contactTable.title },
  { value: 'feedback', label: feedbackTable.title },
  { value: 'waitlist', label: waitlistTable.title },
] as const;

export function VisitorLists() {
  const [params, setParams] = useSearchParams();
  const [markMessage] = useMarkContactDoneMutation();
  const [markFeedback] = useMarkFeedbackDoneMutation();
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'messages';
  const open = (picked: string) => {
    const next = new URLSearchParams(params);
    for (const name of ['search', 'shown', 'page', 'sort']) next.delete(name);
    next.set('list', picked);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-label={support.sent}>
      <Stack gap={20}>
        <h2>{support.sent}</h2>
        <Segments label={support.list} value={list} options={lists} onChange={open} />
        {list === 'messages' && (
          <SubmissionTable
            id="contact-messages"
            words={contactTable}
            endpoint={adminApi.endpoints.contactMessages}
            pick={({ messages }) => messages}
            columns={messageColumns}
            doneColumn={doneColumn}
            actions={({ id, name, email, message, doneAt }) => (
              <SubmissionActions
                id={id}
                who={name}
                reply={{ email, message }}
                done={doneAt !== null}
                onMark={(done) => markMessage({ input: { id, done } })}
              />
            )}
          />
        )}
        {list === 'feedback' && (
          <SubmissionTable
            id="feedback"
            words={feedbackTable}
            endpoint={adminApi.endpoints.feedbackList}
            pick={({ feedback }) => feedback}
            columns={feedbackColumns}
            doneColumn={doneColumn}
            actions={({ id, name, email, message, doneAt }) => (
              <SubmissionActions
                id={id}
                who={name ?? submissions.anonymous}
                reply={{ email, message }}
                done={doneAt !== null}
                onMark={(done) => markFeedback({ input: { id, done } })}
              />
            )}
          />
        )}
        {list === 'waitlist' && (
          <SubmissionTable
            id="waitlist"
            words={waitlistTable}
            endpoint={adminApi.endpoints.waitlist}
            pick={({ waitlist }) => waitlist}
            columns={waitlistColumns}
            actions={({ id, name }) => <SubmissionActions id={id} who={name} />}
          />
        )}
      </Stack>
    </section>
  );
}
