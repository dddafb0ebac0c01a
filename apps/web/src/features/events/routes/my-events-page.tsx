import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { ownEventColumns } from '../components/own-event-columns.js';
import { OwnEvents } from '../components/own-events.js';

export function Component() {
  const create = (
    <LinkButton icon="plus" to="/create-event">
      Create Event
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title="My events" lead="Everything you run, drafts included." actions={create} />
      <OwnEvents
        id="my-events"
        caption="My events"
        columns={ownEventColumns}
        empty={
          <EmptyState title="No events yet" scene="craft_fair" action={create}>
            Create your first event, or claim one that is already listed.
          </EmptyState>
        }
      />
    </Page>
  );
}
