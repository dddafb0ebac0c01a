import type { ReactNode } from 'react';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useProPublishedEventsQuery, type ChoosableEventFragment } from '../api/organizer-pro.generated.js';
import { eventChoice } from '../texts/tools.js';
import { EventChoice } from './event-choice.js';

interface PublishedEventProps {
  /** Only those whose first day has come. */
  begun?: boolean;
  none: { title: string; text: string; action: string };
  children: (event: ChoosableEventFragment) => ReactNode;
}

export function PublishedEvent({ begun = false, none, children }: PublishedEventProps) {
  const query = useProPublishedEventsQuery();
  const problem = loadProblem(query, eventChoice.notLoaded);
  if (!query.data) return problem ? <ErrorState {...problem} /> : <SkeletonCards count={2} lines={4} />;
  const { upcoming, begun: past } = query.data;
  const isAhead = new Set(upcoming.items.map(({ id }) => id));
  const nextFirst = [...upcoming.items, ...past.items.filter(({ id }) => !isAhead.has(id))];
  return (
    <EventChoice events={begun ? past.items : nextFirst} none={none}>
      {children}
    </EventChoice>
  );
}
