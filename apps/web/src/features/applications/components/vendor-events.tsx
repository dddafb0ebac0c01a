import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { BlockList, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { todayIn } from '../../../lib/format/dates.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import type { AcceptedEventsQuery } from '../api/applications.generated.js';
import { acceptedEvents as endpoint } from '../api/keeps-offline.js';
import { pastEvents, type acceptedEvents, type upcomingEvents } from '../texts/vendor-events.js';

export type AcceptedEvent = AcceptedEventsQuery['applications']['items'][number];

interface VendorEventsProps {
  words: typeof acceptedEvents | typeof upcomingEvents;
  /** Only those ahead. */
  upcoming: boolean;
  actions?: ReactNode;
  after?: ReactNode;
  children: (accepted: AcceptedEvent) => ReactNode;
}

/** As the service orders them: today's is not over until the day ends. */
const isOver = ({ event }: AcceptedEvent) => event !== null && todayIn(event.timeZone) > event.endDate;

/** The accepted events, soonest first, then those that are over. */
export function VendorEvents({ words, upcoming, actions, after, children }: VendorEventsProps) {
  const { data, list } = useListPage({
    endpoint,
    ask: (_, paging) => ({ input: { ...paging, status: 'accepted' as const, upcoming, byDate: true } }),
    pick: ({ applications }) => applications,
    notLoaded: words.notLoaded,
    options: { refetchOnMountOrArgChange: true },
  });
  return (
    <Page>
      <PageHeader title={words.title} lead={data && words.counted(list.total)} actions={actions} />
      <Stack gap={18}>
        <ListFrame
          list={list}
          waiting={<SkeletonCards lines={5} />}
          pagesLabel={words.pages}
          empty={
            <EmptyState
              title={words.none}
              scene="craft_fair"
              action={<LinkButton to="/events?open=yes">{words.find}</LinkButton>}
            >
              {words.noneText}
            </EmptyState>
          }
        >
          {(events, isStale) => {
            const over = upcoming ? [] : events.filter(isOver);
            const ahead = events.filter((one) => !over.includes(one));
            return (
              <Stack gap={18}>
                {ahead.length > 0 && <BlockList busy={isStale}>{ahead.map(children)}</BlockList>}
                {over.length > 0 && (
                  <>
                    <h2>{pastEvents}</h2>
                    <BlockList busy={isStale}>{over.map(children)}</BlockList>
                  </>
                )}
              </Stack>
            );
          }}
        </ListFrame>
        {after}
      </Stack>
    </Page>
  );
}
