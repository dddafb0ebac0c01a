import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import type { Opening } from '../../../lib/first-data.js';
import { firstOf, useListPage } from '../../../lib/lists/use-list-page.js';
import { ownEventColumns } from '../components/own-event-columns.js';
import { myEvents } from '../texts/own-events.js';
import { OwnEvents } from '../components/own-events.js';
import { ownEventList } from '../use-own-events.js';

const events = ownEventList({ ask: (_, paging) => ({ input: paging }) });

export const firstData = ({ query }: Opening) => [firstOf(events, query)];

export function Component() {
  const { list } = useListPage(events);
  const create = (
    <LinkButton icon="plus" to="/create-event">
      {myEvents.create}
    </LinkButton>
  );
  const search = list.total > 0 && (
    <LinkButton look="secondary" icon="search" to="/organizer/events">
      {myEvents.search}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader
        title={myEvents.title}
        lead={myEvents.lead}
        actions={
          <>
            {search}
            {create}
          </>
        }
      />
      <OwnEvents
        id="my-events"
        caption={myEvents.title}
        list={list}
        columns={ownEventColumns}
        empty={
          <EmptyState title={myEvents.none.title} scene="craft_fair" action={create}>
            {myEvents.none.text}
          </EmptyState>
        }
      />
    </Page>
  );
}
