import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announcedFirst } from '../../../components/event/announced-first.js';
import { eventOption, type Choosable } from '../../../components/event/event-option.js';
import { LinkButton } from '../../../components/ui/button.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { eventChoice } from '../texts/tools.js';

interface EventChoiceProps<E> {
  events: readonly E[];
  /** Which event to start with, if there is one; otherwise the first. One with an announced date goes before others. */
  startWith?: ((event: E) => boolean) | undefined;
  none: { title: string; text: string; action: string };
  children: (event: E) => ReactNode;
}

/** One event of several, chosen in the address. */
export function EventChoice<E extends Choosable>({
  events,
  startWith = () => true,
  none,
  children,
}: EventChoiceProps<E>) {
  const [params, setParams] = useSearchParams();
  const likeliest = announcedFirst(events);
  const event = events.find(({ id }) => id === params.get('event')) ?? likeliest.find(startWith) ?? likeliest[0];
  if (!event) {
    return (
      <EmptyState
        title={none.title}
        scene="farmers_market"
        action={<LinkButton to="/create-event">{none.action}</LinkButton>}
      >
        {none.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap={24}>
      <FilterSelect
        wide
        label={eventChoice.label}
        value={event.id}
        options={events.map(eventOption)}
        onChange={(id) => setParams({ event: id }, { replace: true })}
      />
      {children(event)}
    </Stack>
  );
}
