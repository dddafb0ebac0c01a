import { LinkButton } from '../../../components/ui/button.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import type { Opening } from '../../../lib/first-data.js';
import { oneOf } from '../../../lib/lists/filters.js';
import { firstOf, useListPage } from '../../../lib/lists/use-list-page.js';
import { FindListed } from '../components/find-listed.js';
import { ownEventColumns } from '../components/own-event-columns.js';
import { myEvents } from '../texts/own-events.js';
import { OwnEvents } from '../components/own-events.js';
import { ownEventList, whenOf } from '../use-own-events.js';

const filters = { when: oneOf('upcoming', 'past') };
const times = filters.when.values.map((value) => ({ value, label: myEvents.times[value] }));
const events = ownEventList({ filters, ask: ({ when }, paging) => ({ input: { ...whenOf(when), ...paging } }) });

export const firstData = ({ query }: Opening) => [firstOf(events, query)];

export function Component() {
  const {
    list,
    filters: { chosen, choose },
  } = useListPage(events);
  const none = myEvents.noneThen[chosen.when];
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
        filters={
          <Segments label={myEvents.when} value={chosen.when} options={times} onChange={(when) => choose({ when })} />
        }
        empty={
          <EmptyState
            title={none.title}
            scene="craft_fair"
            action={
              <>
                {create}
                {chosen.when === 'upcoming' && <FindListed />}
              </>
            }
          >
            {none.text}
          </EmptyState>
        }
      />
    </Page>
  );
}
