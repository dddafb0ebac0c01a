import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../../components/ui/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ContactTable } from '../components/contact-table.js';
import { FeedbackTable } from '../components/feedback-table.js';
import { WaitlistTable } from '../components/waitlist-table.js';
import { contactTable, feedbackTable, support, waitlistTable } from '../texts.js';

const lists = [
  { value: 'messages', label: contactTable.title },
  { value: 'feedback', label: feedbackTable.title },
  { value: 'waitlist', label: waitlistTable.title },
] as const;

/** What visitors sent; the address keeps which list is open. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'messages';
  return (
    <Page>
      <PageHeader title={support.title} lead={support.lead} />
      <Stack gap={20}>
        <Segments
          label={support.list}
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
