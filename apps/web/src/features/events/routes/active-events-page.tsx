import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { activeEventColumns } from '../components/own-event-columns.js';
import { OwnEvents } from '../components/own-events.js';

export function Component() {
  return (
    <Page>
      <PageHeader title="Active events" lead="Published and still ahead: who applied, and how many booths are left." />
      <OwnEvents
        id="active-events"
        caption="Active events"
        columns={activeEventColumns}
        filter={{ status: 'published', upcoming: true, order: 'date_ascending' }}
        empty={
          <EmptyState
            title="No published event ahead"
            scene="farmers_market"
            action={<LinkButton to="/my-events">Go to my events</LinkButton>}
          >
            Publish a draft, and vendors can apply to it.
          </EmptyState>
        }
      />
    </Page>
  );
}
