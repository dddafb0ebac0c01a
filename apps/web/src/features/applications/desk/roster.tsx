import type { ReactNode } from 'react';
import { isFree } from '../../../components/event/event-labels.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, type Column, type DataColumn } from '../../../components/ui/table/data-table.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { EmailText, PhoneText } from '../../../components/ui/text.js';
import { formatDate, formatTime } from '../../../lib/format/dates.js';
import { placeName } from '../../../lib/format/place.js';
import { picked } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize, screenful } from '../../../lib/lists/pages.js';
import type { ApplicationFactsFragment as Application, RosterQuery } from '../api/applications.generated.js';
import { roster as endpoint, sharedBooths } from '../api/keeps-offline.js';
import { boothKey } from '../booth-key.js';
import { booth, roster as texts } from '../texts/booths.js';
import { desk } from '../texts/desk.js';
import { applicationColumns as headers } from '../texts/lists.js';
import { paymentState } from '../components/payment-badge.js';
import { BoothButton } from './booth-button.js';
import { BoothsLeft } from './booths-left.js';
import { EntryDialogs } from './entry-dialogs.js';
import { vendorOf } from './vendor-of.js';

type Entry = RosterQuery['applications']['items'][number];

const text = (
  header: string,
  field: string,
  value: (entry: Entry) => string | null | undefined,
  csv = value,
): DataColumn<Entry> => ({
  header,
  field,
  cell: (entry) => value(entry) || '—',
  value,
  csv,
});

/** A booth that two vendors have is marked. */
const columnsOf = (shared: readonly string[]): readonly Column<Entry>[] => {
  const boothOf = ({ application: { boothLocation } }: Entry) => {
    if (!boothLocation) return null;
    return shared.includes(boothKey(boothLocation)) ? texts.sharedBooth(boothLocation) : boothLocation;
  };
  return [
    text(headers.vendor, 'vendor', vendorOf, ({ application }) => application.vendor?.businessName),
    text(booth.label, 'booth_location', boothOf, ({ application }) => application.boothLocation),
    text(headers.contact, 'contact_name', ({ application }) => application.vendor?.contactName),
    {
      header: texts.email,
      field: 'email',
      cell: ({ vendorEmail }) => (vendorEmail ? <EmailText email={vendorEmail} /> : texts.notShared),
      value: ({ vendorEmail }) => vendorEmail,
    },
    {
      header: texts.phone,
      field: 'phone',
      cell: ({ vendorPhone }) => (vendorPhone ? <PhoneText phone={vendorPhone} /> : texts.notShared),
      value: ({ vendorPhone }) => vendorPhone,
    },
    text(texts.place, 'place', ({ application }) => placeName(application.vendor?.city, application.vendor?.state)),
    text(desk.category, 'categories', ({ categories }) => categories.join(', ')),
    text(headers.products, 'products_offered', ({ application }) => application.productsOffered),
    text(
      texts.paid,
      'payment_status',
      ({ application }) =>
        isFree(application) ? texts.free : application.paymentStatus === 'completed' ? texts.yes : texts.no,
      ({ application }) => paymentState(application),
    ),
  ];
};

function loadInOf(entry: Entry | undefined): string | undefined {
  const { loadInDate, loadInTime } = entry?.application.marketEvent ?? {};
  return loadInDate ? texts.loadIn(formatDate(loadInDate), loadInTime ? formatTime(loadInTime) : '') : undefined;
}

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
  const title = (event && first?.application.event?.title) || '';
  return (
    <Page>
      <PageHeader
        title={title ? texts.of(title) : texts.title}
        lead={(event && loadInOf(first)) || texts.lead}
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
          <EntryDialogs entries={list.rows ?? []}>
            <DataTable
              id="roster"
              caption={texts.title}
              list={list}
              rowKey={({ id }) => id}
              columns={[
                ...columnsOf(currentData?.booths.shared ?? []),
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
              filterText={desk.filteredBy([desk.eventIs(title)])}
              empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
            />
          </EntryDialogs>
        )}
      </Stack>
    </Page>
  );
}
