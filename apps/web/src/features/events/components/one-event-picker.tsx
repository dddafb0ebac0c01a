import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { largestPage } from '../../../lib/pages.js';
import { useMyEventsQuery } from '../api/events.generated.js';
import { eventPicker, myEvents } from '../texts/own-events.js';
import { EventPicker, type EventPickerProps } from './event-picker.js';

interface OneEventPickerProps extends EventPickerProps {
  /** Shown until an event is chosen. */
  hint: ReactNode;
}

/** For a page about one event. An organizer without events learns how to get one. */
export function OneEventPicker({ hint, ...picker }: OneEventPickerProps) {
  const { data } = useMyEventsQuery({ input: { page: 1, pageSize: largestPage } });
  if (!picker.value && data?.events.total === 0) {
    return (
      <EmptyState
        title={myEvents.none.title}
        action={
          <LinkButton to="/create-event" icon="plus">
            {myEvents.create}
          </LinkButton>
        }
      >
        {myEvents.none.text}
      </EmptyState>
    );
  }
  return (
    <>
      <EventPicker none={eventPicker.choose} {...picker} />
      {!picker.value && hint}
    </>
  );
}
