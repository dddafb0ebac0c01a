import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { BlockList, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import type { AcceptedEventsQuery } from '../api/applications.generated.js';
import { acceptedEvents as endpoint } from '../api/keeps-offline.js';
import type { acceptedEvents, upcomingEvents } from '../texts/vendor-events.js';

export type AcceptedEvent = AcceptedEventsQuery['applications']['items'][number];

interface VendorEventsProps {
  words: typeof acceptedEvents | typeof upcomingEvents;
  /** Only those ahead, soonest first. */
  upcoming: boolean;
  actions?: ReactNode;
  before?: ReactNode;
  children: (accepted: AcceptedEvent) => ReactNode;
}

export function VendorEvents({ words, upcoming, actions, before, children }: VendorEventsProps) {
  const { data, list } = useListPage({
    endpoint,
    ask: (_, paging) => ({ input: { ...paging, status: 'accepted' as const, upcoming } }),
    pick: ({ applications }) => applications,
    notLoaded: words.notLoaded,
    options: { refetchOnMountOrArgChange: true },
  });
  return (
    <Page>
      <PageHeader title={words.title} lead={data && words.counted(list.total)} actions={actions} />
      <Stack gap={18}>
        {before}
        <ListFrame
          list={list}
          waiting={<SkeletonCards lines={5} />}
          pagesLabel={words.pages}
          empty={
            <EmptyState
              title={words.none}
              scene="craft_fair"
              action={<LinkButton to="/events">{words.find}</LinkButton>}
            >
              {words.noneText}
            </EmptyState>
          }
        >
          {(events, isStale) => <BlockList busy={isStale}>{events.map(children)}</BlockList>}
        </ListFrame>
      </Stack>
    </Page>
  );
}
