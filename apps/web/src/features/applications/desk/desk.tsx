import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { read, type Chosen } from '../../../lib/lists/filters.js';
import { firstOf, listOf, useListPage } from '../../../lib/lists/use-list-page.js';
import { type ApplicationFactsFragment as Application, applicationsApi } from '../api/applications.generated.js';
import { GoneApplication, OnlyOne } from '../components/only-one.js';
import { sizesOf, viewOf } from '../components/view-switch.js';
import { roster } from '../texts/booths.js';
import { desk as texts } from '../texts/desk.js';
import { BoothButton } from './booth-button.js';
import { BoothsLeft } from './booths-left.js';
import { statusFilter } from '../texts/lists.js';
import { DecisionButtons } from './decision-buttons.js';
import styles from './desk.module.css';
import { DeskFilters, deskFilters } from './desk-filters.js';
import { BulkStatus } from './bulk-status.js';
import { DeskEmpty } from './desk-empty.js';
import { DeskList } from './desk-list.js';
import { EntryDialogs } from './entry-dialogs.js';
import { rosterOf } from './roster-of.js';
import { SelectBox } from './select-box.js';
import { SelectionTools } from './selection-tools.js';
import { useSelection } from './use-selection.js';

interface DeskProps {
  /** Narrows to one of the organizer's events. */
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
  messageAction: (application: Application, iconOnly: boolean) => ReactNode;
}

const asked = ({
  application,
  event,
  status,
  category,
  paid,
  tag,
  shortlist,
  q,
  order,
}: Chosen<typeof deskFilters>) => ({
  applicationIds: application ? [application] : null,
  eventId: event || null,
  // A link to one application finds it in any status.
  status: application || status === 'all' ? null : status,
  category: category || null,
  paid: paid ? paid === 'yes' : null,
  tag: tag || null,
  shortlisted: shortlist ? true : null,
  search: q || null,
  order,
});

const received = (view: string | null) =>
  listOf({
    endpoint: applicationsApi.endpoints.deskApplications,
    filters: deskFilters,
    ...sizesOf(viewOf(view)),
    ask: (chosen, paging) => ({ input: { ...asked(chosen), ...paging } }),
    pick: ({ applications }) => applications,
    notLoaded: texts.notLoaded,
  });

export const firstOfDesk = (query: URLSearchParams) => firstOf(received(query.get('view')), query);

/** What vendors sent to the organizer, who chooses. */
export function Desk({ pickEvent, messageAction }: DeskProps) {
  const [params] = useSearchParams();
  const { data, list, filters } = useListPage(received(params.get('view')));
  const selection = useSelection(list.rows);
  const { chosen, choose } = filters;
  const { application, status, event, view, order } = chosen;
  const eventTitle = event && list.rows?.[0]?.application.event?.title;
  // One event may have none either, and how the list is shown narrows nothing.
  const narrowing = Object.entries({ ...asked(chosen), eventId: null, order: null })
    .filter(([, value]) => value !== null)
    .map(([name]) => name);
  const onlyPending = status === 'pending' && narrowing.every((name) => name === 'status');
  const isGone = application !== '' && list.rows?.length === 0 && narrowing.every((name) => name === 'applicationIds');
  const showAll = () => choose({ application: '', status: 'all' });
  const empty = isGone ? (
    <GoneApplication onShowAll={showAll}>{texts.gone}</GoneApplication>
  ) : (
    <DeskEmpty
      event={event}
      narrowed={narrowing.length === 0 ? 'no' : onlyPending ? 'pending' : 'more'}
      onClear={() => choose({ ...read(deskFilters, () => null), view, order })}
      onAll={application || status === 'all' ? undefined : () => choose({ status: 'all' })}
    />
  );
  return (
    <Page>
      <PageHeader
        title={texts.title}
        lead={data && texts.counted(list.total)}
        actions={
          <>
            {event && (
              <LinkButton
                look="secondary"
                icon="message"
                to={`/messages/broadcast?event=${event}${status === 'pending' && !application ? '&to=pending' : ''}`}
              >
                {texts.writeToGroup}
              </LinkButton>
            )}
            <LinkButton look="secondary" icon="list" to={rosterOf(event)}>
              {roster.open}
            </LinkButton>
          </>
        }
      />
      <Stack gap={20}>
        <BulkStatus listed={list.total} />
        {event && <BoothsLeft eventId={event} />}
        {application && list.rows && !isGone && <OnlyOne onShowAll={showAll} />}
        <DeskFilters address={filters} counts={data?.applications.counts} pickEvent={pickEvent} />
        <EntryDialogs entries={list.rows ?? []}>
          <DeskList
            view={view}
            selection={selection}
            list={list}
            pending={data?.applications.counts.pending}
            ofOneEvent={Boolean(event)}
            empty={empty}
            filterText={texts.filteredBy([
              texts.eventIs(eventTitle || ''),
              texts.statusIs(statusFilter.statuses[application ? 'all' : status]),
            ])}
            actions={(entry, low) => (
              <Row gap={8}>
                <div className={styles.decide}>
                  {!low && view === 'cards' && <SelectBox entry={entry} selection={selection} />}
                  <DecisionButtons application={entry.application} />
                  <BoothButton entry={entry} />
                </div>
                {messageAction(entry.application, low)}
              </Row>
            )}
          />
        </EntryDialogs>
        <SelectionTools selection={selection} list={list} />
      </Stack>
    </Page>
  );
}
