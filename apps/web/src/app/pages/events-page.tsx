import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader } from '../../components/ui/layout.js';
import { Loading, ScreenLoading } from '../../components/ui/loading.js';
import type { QuickApplyControls } from '../../features/applications/components/quick-apply-list.js';
import type { ClaimedEvent } from '../../features/claims/components/claim-form.js';
import { EventList } from '../../features/events/components/event-list.js';
import { EventSearch } from '../../features/events/components/event-search.js';
import { isNarrowed, offerCount } from '../../features/events/filters.js';
import { eventList } from '../../features/events/texts/search.js';
import { useEventList } from '../../features/events/use-event-list.js';
import { firstText } from '../../lib/first-text.js';
import { useLayout } from '../../lib/hooks/use-media.js';
import { lazyPart, loadChunk } from '../../lib/load-chunk.js';
import { useSession } from '../../lib/session/use-session.js';
import { Guard } from '../guard.js';
import styles from './events-page.module.css';
import { eventsPage } from './texts/events-page.js';

const loadSaved = () => loadChunk(() => import('./saved-events.js'));
const SavedEvents = lazy(() => loadSaved().then((part) => ({ default: part.SavedEvents })));

const SaveToggle = lazyPart(() => import('../../features/bookmarks/components/save-toggle.js'), 'SaveToggle');
const ClaimDialog = lazyPart(() => import('../../features/claims/components/claim-dialog.js'), 'ClaimDialog');
const EventCodeLookup = lazyPart(
  () => import('../../features/events/components/event-code-lookup.js'),
  'EventCodeLookup',
);
const EventsMap = lazyPart(() => import('../../features/events/components/map/events-map.js'), 'EventsMap');
const QuickApplyList = lazyPart(
  () => import('../../features/applications/components/quick-apply-list.js'),
  'QuickApplyList',
);

const FitsYou = lazyPart(() => import('../../features/recommendations/components/fits-you.js'), 'FitsYou');

/** One array, so that waiting for rows renders nothing again. */
const none: readonly [] = [];

const save = ({ id, title }: { id: string; title: string }) => (
  <Suspense>
    <SaveToggle targetType="event" targetId={id} name={title} />
  </Suspense>
);

function AllEvents() {
  const { list, filters, order, toOrder, measuresFrom } = useEventList();
  const { status, session } = useSession();
  const isPhone = useLayout() === 'mobile';
  const hasMap = filters.chosen.view === 'map';
  const [quickApply, setQuickApply] = useState<QuickApplyControls>();
  const [claimed, setClaimed] = useState<ClaimedEvent | null>(null);
  const { search, location, type } = filters.chosen;
  const isSearch = [search, location, type, offerCount(filters.chosen)].some(Boolean);
  if (!list.rows && !list.problem && firstText()) return <ScreenLoading />;
  const mayClaim = status === 'signed-out' || session?.role === 'organizer' || session?.role === 'none';
  return (
    <Page className={styles.page}>
      <PageHeader
        title={eventsPage.title}
        documentTitle={eventsPage.documentTitle}
        description={eventsPage.description}
        actions={
          <>
            {!isPhone && (
              <Suspense>
                <EventCodeLookup />
              </Suspense>
            )}
            {quickApply?.start}
            <LinkButton look="secondary" small icon="bookmark" to="/events?saved">
              <span className={styles.saved}>{eventsPage.saved}</span>
            </LinkButton>
          </>
        }
      />
      <EventSearch filters={filters} found={list.rows && eventList.found(list.total)} />
      {session?.role === 'vendor' && !isSearch && (
        <Suspense>
          <div className={styles.fitting}>
            <FitsYou inRow />
          </div>
        </Suspense>
      )}
      <EventList
        list={list}
        chosen={filters.chosen}
        order={order}
        onOrder={toOrder}
        onOpen={() => filters.choose({ open: filters.chosen.open ? '' : 'yes' })}
        from={measuresFrom}
        map={
          hasMap && (
            <Suspense fallback={<Loading inline />}>
              <EventsMap
                chosen={filters.chosen}
                order={order}
                onArea={(area) => filters.choose({ area })}
                onClose={() => filters.choose({ view: '' })}
              />
            </Suspense>
          )
        }
        onMap={() => filters.choose({ view: hasMap ? '' : 'map' })}
        onSearchAllDates={() => filters.choose({ range: 'all', from: '', to: '' })}
        onClear={isNarrowed(filters.chosen) ? filters.clear : undefined}
        onClaim={mayClaim ? setClaimed : undefined}
        save={save}
        apply={quickApply?.apply}
      />
      {session?.role === 'vendor' && (
        <Suspense>
          <QuickApplyList events={list.rows ?? none} onControls={setQuickApply} />
        </Suspense>
      )}
      {claimed && (
        <Suspense>
          <ClaimDialog event={claimed} onClose={() => setClaimed(null)} />
        </Suspense>
      )}
    </Page>
  );
}

export function Component() {
  const [params] = useSearchParams();
  if (!params.has('saved')) return <AllEvents />;
  return (
    <Guard access="user" loadAhead={loadSaved}>
      <Suspense fallback={<Loading />}>
        <SavedEvents save={save} />
      </Suspense>
    </Guard>
  );
}
