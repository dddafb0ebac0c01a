import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { activeEventColumns } from '../components/own-event-columns.js';
import { activeEvents } from '../texts/own-events.js';
import { OwnEvents } from '../components/own-events.js';
import { useOwnEvents, whenOf } from '../use-own-events.js';

export function Component() {
  const { list } = useOwnEvents({
    ask: (_, paging) => ({ input: { status: 'published', ...whenOf('upcoming'), ...paging } }),
  });
  return (
    <Page>
      <PageHeader title={activeEvents.title} lead={activeEvents.lead} />
      <OwnEvents
        id="active-events"
        caption={activeEvents.title}
        list={list}
        columns={activeEventColumns}
        empty={
          <EmptyState
            title={activeEvents.none.title}
            scene="farmers_market"
            action={<LinkButton to="/my-events">{activeEvents.none.action}</LinkButton>}
          >
            {activeEvents.none.text}
          </EmptyState>
        }
      />
    </Page>
  );
}
