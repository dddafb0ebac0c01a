import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../../components/ui/filters.js';
import { Stack } from '../../../components/ui/layout.js';
import { contactTable, feedbackTable, support, waitlistTable } from '../texts.js';
import { ContactTable } from './contact-table.js';
import { FeedbackTable } from './feedback-table.js';
import { WaitlistTable } from './waitlist-table.js';

const lists = [
  { value: 'messages', label: contactTable.title },
  { value: 'feedback', label: feedbackTable.title },
  { value: 'waitlist', label: waitlistTable.title },
] as const;

export function VisitorLists() {
  const [params, setParams] = useSearchParams();
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'messages';
  const open = (picked: string) => {
    const next = new URLSearchParams(params);
    next.set('list', picked);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-label={support.sent}>
      <Stack gap={20}>
        <h2>{support.sent}</h2>
        <Segments label={support.list} value={list} options={lists} onChange={open} />
        {list === 'messages' && <ContactTable />}
        {list === 'feedback' && <FeedbackTable />}
        {list === 'waitlist' && <WaitlistTable />}
      </Stack>
    </section>
  );
}
