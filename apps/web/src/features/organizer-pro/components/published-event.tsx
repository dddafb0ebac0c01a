import type { ReactNode } from 'react';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { todayIn } from '../../../lib/format/dates.js';
import { useProPublishedEventsQuery } from '../api/organizer-pro.generated.js';
import { eventChoice } from '../texts/tools.js';
import { EventChoice } from './event-choice.js';

interface PublishedEventProps {
  /** Only those whose first day has come. */
  begun?: boolean;
  none: { title: string; text: string; action: string };
  children: (event: { id: string }) => ReactNode;
}

/** Takes events with the farthest first, and puts the next one first and past ones at the end. */
function nextFirst<E extends { eventEndDate: string; timeZone: string }>(events: readonly E[]): E[] {
  const isPast = ({ eventEndDate, timeZone }: E) => eventEndDate < todayIn(timeZone);
  return [...events.filter((event) => !isPast(event)).reverse(), ...events.filter(isPast)];
}

export function PublishedEvent({ begun = false, none, children }: PublishedEventProps) {
  const query = useProPublishedEventsQuery();
  const problem = loadProblem(query, eventChoice.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <SkeletonCards count={2} lines={4} />;
  const { items } = query.data.events;
  return (
    <EventChoice
      events={begun ? items.filter(({ eventDate, timeZone }) => eventDate <= todayIn(timeZone)) : nextFirst(items)}
      none={none}
    >
      {children}
    </EventChoice>
  );
}
