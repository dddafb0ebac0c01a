import { useState, type ReactNode } from 'react';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { shiftDate } from '../../../lib/format/dates.js';
import { useProPublishedEventsQuery } from '../api/organizer-pro.generated.js';
import { eventChoice } from '../texts.js';
import { EventChoice } from './event-choice.js';

interface PublishedEventProps {
  /** Only those whose first day has come. */
  begun?: boolean;
  none: { title: string; text: string; action: string };
  children: (event: { id: string }) => ReactNode;
}

/** Of events with the farthest first. The past is at the end. */
function nextFirst<E extends { eventEndDate: string }>(events: readonly E[], today: string): E[] {
  const isPast = ({ eventEndDate }: E) => eventEndDate < today;
  return [...events.filter((event) => !isPast(event)).reverse(), ...events.filter(isPast)];
}

export function PublishedEvent({ begun = false, none, children }: PublishedEventProps) {
  const query = useProPublishedEventsQuery();
  const [today] = useState(() => shiftDate(new Date(), {}));
  const problem = loadProblem(query, eventChoice.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <SkeletonCards count={2} lines={4} />;
  const { items } = query.data.events;
  return (
    <EventChoice
      events={begun ? items.filter(({ eventDate }) => eventDate <= today) : nextFirst(items, today)}
      none={none}
    >
      {children}
    </EventChoice>
  );
}
