import { useState, type ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable, type Column } from '../../../components/ui/data-table.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { everyPage, largestPage, screenful } from '../../../lib/pages.js';
import { useLazyMyEventsQuery, useMyEventsQuery, type MyMarketEventsFilterInput } from '../api/events.generated.js';
import { ownEvents as texts } from '../texts/own-events.js';
import { DeleteEvent } from './delete-event.js';
import type { OwnEvent } from './own-event-columns.js';
import { UncountedNotice } from './uncounted-notice.js';

interface OwnEventsProps {
  id: string;
  caption: string;
  columns: readonly Column<OwnEvent>[];
  filter?: Omit<MyMarketEventsFilterInput, 'page' | 'pageSize'>;
  filterText?: string;
  empty: ReactNode;
}

export function OwnEvents({ id, caption, columns, filter, filterText, empty }: OwnEventsProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMyEventsQuery({ input: { ...filter, page, pageSize: largestPage } });
  const [load] = useLazyMyEventsQuery();
  const [deleting, setDeleting] = useState<OwnEvent | null>(null);
  const events = data?.events;
  const link = (event: OwnEvent, action: { word: string; of: (title: string) => string }, to: string) => (
    <LinkButton look="secondary" small to={to} aria-label={action.of(event.title)}>
      {action.word}
    </LinkButton>
  );
  const actions = (event: OwnEvent) => (
    <Row gap={6}>
      {link(event, texts.view, `/events/${event.id}`)}
      {link(event, texts.edit, `/events/${event.id}/edit`)}
      {link(event, texts.duplicate, `/create-event?from=${event.id}`)}
      <Button look="dangerQuiet" small onClick={() => setDeleting(event)} aria-label={texts.remove.of(event.title)}>
        {texts.remove.word}
      </Button>
    </Row>
  );
  return (
    <Stack gap={20}>
      <UncountedNotice events={events?.items} onRetry={() => void refetch()} />
      <DataTable
        id={id}
        caption={caption}
        filterText={filterText}
        rows={events?.items}
        rowKey={(event) => event.id}
        columns={[...columns, { header: texts.actions, cell: actions, actions: true }]}
        pageSize={screenful}
        paging={events && { page, pageSize: largestPage, total: events.total, onPage: setPage }}
        everyRow={() =>
          everyPage((next) =>
            load({ input: { ...filter, page: next, pageSize: largestPage } })
              .unwrap()
              .then((reply) => reply.events),
          )
        }
        problem={error && !isFetching ? { message: texts.notLoaded, onRetry: () => void refetch() } : undefined}
        empty={empty}
      />
      {deleting && (
        <DeleteEvent event={deleting} open onClose={() => setDeleting(null)} onDeleted={() => setDeleting(null)} />
      )}
    </Stack>
  );
}
