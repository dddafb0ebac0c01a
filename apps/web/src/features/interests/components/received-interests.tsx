import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { marketDates } from '../../../components/event/event-dates.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { picked } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { interestsApi, type InterestFactsFragment as Interest } from '../api/interests.generated.js';
import { receivedInterests as texts } from '../texts.js';

const nameOf = ({ vendor }: Interest) => vendor?.businessName ?? texts.someVendor;

const columns: readonly Column<Interest>[] = [
  {
    header: texts.vendor,
    field: 'vendor',
    cell: (interest) => <Link to={`/vendors/${interest.vendorId}`}>{nameOf(interest)}</Link>,
    value: nameOf,
    csv: ({ vendor }) => vendor?.businessName,
  },
  {
    header: texts.city,
    field: 'place',
    cell: ({ vendor }) => placeName(vendor?.city, vendor?.state) || '—',
    value: ({ vendor }) => placeName(vendor?.city, vendor?.state),
  },
  { header: texts.message, field: 'message', cell: ({ message }) => message ?? '—', value: ({ message }) => message },
  instantColumn<Interest>(texts.since, ({ createdAt }) => createdAt, 'created_at'),
  {
    header: texts.actions,
    actions: true,
    cell: (interest) => (
      <LinkButton
        small
        look="quiet"
        lead
        icon="message"
        to={`/messages/new?person=${interest.vendorId}`}
        aria-label={texts.writeTo(nameOf(interest))}
      >
        {texts.write}
      </LinkButton>
    ),
  },
];

/** Groups by event, in the order of each event's newest interest. */
function byEvent(interests: readonly Interest[]): [string, Interest[]][] {
  const groups = new Map<string, Interest[]>();
  for (const one of interests) groups.set(one.eventId, [...(groups.get(one.eventId) ?? []), one]);
  return [...groups];
}

interface ReceivedInterestsProps {
  /** Narrows to one of the organizer's events. */
  pickEvent: (value: string, onChange: (id: string) => void) => ReactNode;
}

/** Vendors who are interested in the organizer's events, per event. */
export function ReceivedInterests({ pickEvent }: ReceivedInterestsProps) {
  const {
    list,
    filters: { chosen, choose },
  } = useListPage({
    endpoint: interestsApi.endpoints.organizerInterests,
    filters: { event: picked },
    pageSize: maxPageSize,
    ask: ({ event }, paging) => ({ input: { eventId: event || null, ...paging } }),
    pick: ({ interests }) => interests,
    notLoaded: texts.notLoaded,
  });
  return (
    <Stack gap={20}>
      {pickEvent(chosen.event, (event) => choose({ event }))}
      <ListFrame
        list={list}
        pagesLabel={texts.pages}
        waiting={<SkeletonCards count={3} lines={3} />}
        empty={
          <EmptyState
            title={texts.none.title}
            scene="popup_market"
            action={<LinkButton to="/my-events">{texts.none.action}</LinkButton>}
          >
            {texts.none.text}
          </EmptyState>
        }
      >
        {(rows, isStale) => (
          <div aria-busy={isStale}>
            <Stack gap={20}>
              {byEvent(rows).map(([eventId, interests]) => (
                <EventInterests key={eventId} eventId={eventId} interests={interests} isWhole={list.isWhole} />
              ))}
            </Stack>
          </div>
        )}
      </ListFrame>
    </Stack>
  );
}

interface EventInterestsProps {
  eventId: string;
  interests: Interest[];
  /** No other page has more of them. */
  isWhole: boolean;
}

function EventInterests({ eventId, interests, isWhole }: EventInterestsProps) {
  const event = interests[0]?.event;
  const title = event?.title ?? texts.someEvent;
  const facts = [event && marketDates(event), isWhole && texts.counted(interests.length)].filter(Boolean).join(' · ');
  return (
    <Card
      title={title}
      actions={
        event?.isAvailable && (
          <LinkButton small look="secondary" to={`/events/${eventId}`} aria-label={texts.viewOf(title)}>
            {texts.view}
          </LinkButton>
        )
      }
    >
      <Stack gap={12}>
        {facts && <p>{facts}</p>}
        <DataTable caption={title} rows={interests} pageSize={maxPageSize} rowKey={({ id }) => id} columns={columns} />
      </Stack>
    </Card>
  );
}
