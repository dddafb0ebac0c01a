import { placeName } from '@stallbook/kernel/us-states';
import { useState } from 'react';
import { eventBadge } from '../../../components/event/event-labels.js';
import { marketColumns } from '../../../components/event/market-columns.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { interestsApi, type MyInterestsQuery } from '../api/interests.generated.js';
import { interestControl, ownInterests as texts } from '../texts.js';
import { useShortNotice } from '../use-short-notice.js';
import { RemoveInterest } from './remove-interest.js';

type Interest = MyInterestsQuery['interests']['items'][number];

const titleOf = ({ event }: Interest) => event?.title ?? texts.someEvent;

const hasPage = ({ event }: Interest) => event?.isAvailable === true;

function statusOf(interest: Interest) {
  if (!hasPage(interest)) return ['gray', texts.notAvailable] as const;
  return interest.marketEvent && eventBadge(interest.marketEvent.badge);
}

function showStatus(interest: Interest) {
  const status = statusOf(interest);
  return status ? <Badge tone={status[0]}>{status[1]}</Badge> : '—';
}

const columns: readonly Column<Interest>[] = [
  ...marketColumns<Interest>(texts),
  {
    header: texts.place,
    field: 'place',
    cell: ({ event }) => placeName(event?.city, event?.state) || '—',
    value: ({ event }) => placeName(event?.city, event?.state),
  },
  {
    header: texts.status,
    field: 'event_status',
    cell: showStatus,
    value: (interest) => statusOf(interest)?.[1],
    csv: ({ marketEvent }) => marketEvent?.badge,
  },
  { header: texts.message, field: 'message', cell: ({ message }) => message ?? '—', value: ({ message }) => message },
  instantColumn<Interest>(texts.since, ({ createdAt }) => createdAt, 'created_at'),
];

/** The events that the vendor is interested in. */
export function OwnInterests() {
  const { list } = useListPage({
    endpoint: interestsApi.endpoints.myInterests,
    ask: (_chosen, paging) => ({ input: paging }),
    pick: ({ interests }) => interests,
    notLoaded: texts.notLoaded,
  });
  const [removed, setRemoved] = useState<string | null>(null);
  const [problem, showProblem] = useShortNotice();
  const actions = (interest: Interest) => (
    <Row gap={8}>
      {interest.marketEvent?.badge === 'applications_open' && (
        <LinkButton small to={`/events/${interest.eventId}#apply`}>
          {texts.apply}
        </LinkButton>
      )}
      <Button
        small
        look="dangerQuiet"
        aria-label={texts.removeOf(titleOf(interest))}
        onClick={() => setRemoved(interest.eventId)}
      >
        {texts.remove}
      </Button>
    </Row>
  );
  return (
    <Stack>
      {problem && <Notice tone="error">{problem}</Notice>}
      <DataTable
        id="my-interests"
        caption={texts.caption}
        list={list}
        rowKey={({ id }) => id}
        columns={[...columns, { header: texts.actions, cell: actions, actions: true }]}
        empty={
          <EmptyState
            title={texts.none.title}
            scene="craft_fair"
            action={<LinkButton to="/events">{texts.none.action}</LinkButton>}
          >
            {texts.none.text}
          </EmptyState>
        }
      />
      <RemoveInterest
        eventId={removed}
        onClose={() => setRemoved(null)}
        onFailed={() => showProblem(interestControl.notRemoved)}
      />
    </Stack>
  );
}
