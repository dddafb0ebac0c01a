import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { ownEvents as texts } from '../texts/own-events.js';
import { DeleteEvent } from './delete-event.js';
import type { OwnEvent } from './own-event-columns.js';
import { UncountedNotice } from './uncounted-notice.js';

const DuplicateEvent = lazyPart(() => import('./duplicate-event.js'), 'DuplicateEvent');

interface OwnEventsProps {
  id: string;
  caption: string;
  columns: readonly Column<OwnEvent>[];
  list: ListPage<OwnEvent>;
  filters?: ReactNode;
  filterText?: string;
  empty: ReactNode;
}

/** The organizer's own events, with what can be done with each. */
export function OwnEvents({ id, caption, columns, list, filters, filterText, empty }: OwnEventsProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [deleting, setDeleting] = useState<OwnEvent | null>(null);
  const [duplicating, setDuplicating] = useState<OwnEvent | null>(null);
  const link = (event: OwnEvent, action: { word: string; of: (title: string) => string }, to: string) => (
    <LinkButton look="secondary" small to={to} aria-label={action.of(event.title)}>
      {action.word}
    </LinkButton>
  );
  const actions = (event: OwnEvent) => (
    <Row gap={6}>
      {link(event, texts.view, `/events/${event.id}`)}
      {!event.isBeingDeleted && link(event, texts.edit, `/events/${event.id}/edit`)}
      {!event.takenDownReason && !event.gettingReady && (
        <Button
          look="secondary"
          small
          onClick={() => setDuplicating(event)}
          aria-label={texts.duplicate.of(event.title)}
        >
          {texts.duplicate.word}
        </Button>
      )}
      {!event.isBeingDeleted && (
        <Button look="dangerQuiet" small onClick={() => setDeleting(event)} aria-label={texts.remove.of(event.title)}>
          {texts.remove.word}
        </Button>
      )}
    </Row>
  );
  return (
    <Stack gap={20}>
      <UncountedNotice events={list.rows} onRetry={list.refetch} />
      <DataTable
        id={id}
        caption={caption}
        filterText={filterText}
        filters={filters}
        list={list}
        rowKey={(event) => event.id}
        columns={[...columns, { header: texts.actions, cell: actions, actions: true }]}
        empty={empty}
      />
      <Suspense>{duplicating && <DuplicateEvent event={duplicating} onClose={() => setDuplicating(null)} />}</Suspense>
      {deleting && (
        <DeleteEvent
          event={deleting}
          open
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            if (pathname !== '/my-events') void navigate('/my-events');
          }}
        />
      )}
    </Stack>
  );
}
