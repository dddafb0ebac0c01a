import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../../components/ui/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ContactTable } from '../components/contact-table.js';
import { FeedbackTable } from '../components/feedback-table.js';
import { WaitlistTable } from '../components/waitlist-table.js';

const lists = [
  { value: 'messages', label: 'Messages' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'waitlist', label: 'Waitlist' },
] as const;

/** What visitors sent; the address keeps which list is open. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'messages';
  return (
    <Page>
      <PageHeader title="Support tools" lead="What visitors sent: messages, feedback and the waitlist." />
      <Stack gap={20}>
        <Segments
          label="List"
          value={list}
          options={lists}
          onChange={(picked) => setParams({ list: picked }, { replace: true })}
        />
        {list === 'messages' && <ContactTable />}
        {list === 'feedback' && <FeedbackTable />}
        {list === 'waitlist' && <WaitlistTable />}
      </Stack>
    </Page>
  );
}
