import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { sorted } from '../../../components/ui/table/sorting.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDate, formatDateRange, formatTime } from '../../../lib/format/dates.js';
import { slugOf } from '../../../lib/format/slug.js';
import { picked } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize, screenful } from '../../../lib/lists/pages.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { roster as endpoint, sharedBooths } from '../api/keeps-offline.js';
import { roster as texts } from '../texts/booths.js';
import { applicationColumns as headers } from '../texts/lists.js';
import { BoothButton } from './booth-button.js';
import { BoothsLeft } from './booths-left.js';
import { EntryDialogs } from './entry-dialogs.js';
import { rosterColumns, type RosterEntry } from './roster-columns.js';

const order = { field: 'booth_location', descending: false };

/** When the event is, and when its vendors come. */
function datesOf(entry: RosterEntry | undefined): string | undefined {
  if (!entry) return undefined;
  const { event, marketEvent } = entry.application;
  const { loadInDate, loadInTime } = marketEvent ?? {};
  const facts = [
    event && formatDateRange(event.startDate, event.endDate),
    loadInDate && texts.loadIn(formatDate(loadInDate), loadInTime ? formatTime(loadInTime) : ''),
  ];
  return facts.filter(Boolean).join(' · ');
}

const fileOf = (entry: RosterEntry | undefined): string => {
  const { title = '', startDate = '' } = entry?.application.event ?? {};
  return ['roster', slugOf(title), startDate].filter(Boolean).join('-');
};

interface RosterProps {
  pickEvent: (picker: {
    value: string;
    /** The name of the chosen event, as far as it is known. */
    title: string;
    onChange: (id: string) => void;
    /** Shown until an event is chosen. */
    hint: ReactNode;
  }) => ReactNode;
  messageAction: (application: Application) => ReactNode;
}

/** The accepted vendors of an event. */
export function Roster({ pickEvent, messageAction }: RosterProps) {
  const { list, filters } = useListPage({
    endpoint,
    filters: { event: picked },
    pageSize: screenful,
    fetchSize: maxPageSize,
    ask: ({ event }, paging) => ({
      input: { eventId: event || null, status: 'accepted' as const, order: 'vendor' as const, ...paging },
    }),
    pick: ({ applications }) => applications,
    notLoaded: texts.notLoaded,
  });
  const { event } = filters.chosen;
  const { currentData } = sharedBooths.useQuery({ eventId: event }, { skip: !event });
  const [first] = list.rows ?? [];
  const columns = rosterColumns(currentData?.booths.shared ?? []);
  const byBooth = list.isWhole && list.rows ? sorted(list.rows, order, columns) : list.rows;
  const title = (event && first?.application.event?.title) || '';
  return (
    <Page>
      <PageHeader
        title={title ? texts.of(title) : texts.title}
        lead={(event && datesOf(first)) || texts.lead}
        actions={
          <LinkButton look="secondary" to="/applications">
            {texts.toDesk}
          </LinkButton>
        }
      />
      <Stack gap={20}>
        {pickEvent({
          value: event,
          title,
          onChange: (id) => filters.choose({ event: id }),
          hint: <EmptyState title={texts.choose}>{texts.chooseText}</EmptyState>,
        })}
        {event && <BoothsLeft eventId={event} />}
        {event && (
          <EntryDialogs entries={byBooth ?? []}>
            <DataTable
              id="roster"
              fileName={fileOf(first)}
              caption={texts.title}
              list={{ ...list, rows: byBooth }}
              order={list.isWhole ? order : undefined}
              rowKey={({ id }) => id}
              columns={[
                ...columns,
                {
                  header: headers.actions,
                  actions: true,
                  cell: (entry) => (
                    <Stack gap={4}>
                      <BoothButton entry={entry} />
                      {messageAction(entry.application)}
                    </Stack>
                  ),
                },
              ]}
              empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
            />
          </EntryDialogs>
        )}
      </Stack>
    </Page>
  );
}
