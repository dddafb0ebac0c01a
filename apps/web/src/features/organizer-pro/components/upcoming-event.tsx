import type { ReactNode } from 'react';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useProEventsQuery, type ProEventsQuery } from '../api/organizer-pro.generated.js';
import { eventChoice } from '../texts/tools.js';
import { EventChoice } from './event-choice.js';

export type ProEvent = ProEventsQuery['events']['items'][number];

interface UpcomingEventProps {
  startWith?: (event: ProEvent) => boolean;
  none: { title: string; text: string; action: string };
  children: (event: ProEvent) => ReactNode;
}

export function UpcomingEvent({ startWith, none, children }: UpcomingEventProps) {
  const query = useProEventsQuery();
  const problem = loadProblem(query, eventChoice.notLoaded);
  if (!query.data) return problem ? <ErrorState {...problem} /> : <SkeletonCards count={2} lines={4} />;
  return (
    <EventChoice events={query.data.events.items} startWith={startWith} none={none}>
      {children}
    </EventChoice>
  );
}
