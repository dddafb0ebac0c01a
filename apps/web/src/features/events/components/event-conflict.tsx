import { useWatch } from 'react-hook-form';
import { ConflictNotice } from '../../../components/ui/form/conflict-notice.js';
import { toEventInput, type EventFormValues } from '../event-form-schema.js';
import { shownValue } from '../shown-value.js';
import { conflict as texts } from '../texts/conflict.js';
import type { EventConflict } from '../use-event-editing.js';
import type { EventDetails } from './event-facts.js';

interface EventConflictNoticeProps {
  conflict: EventConflict;
  onTheirs: () => void;
  onMine: () => void;
}

/** What the person typed stays in the form until they choose. */
export function EventConflictNotice({ conflict: { newest, fields }, onTheirs, onMine }: EventConflictNoticeProps) {
  const typed = { ...newest, ...toEventInput(useWatch<EventFormValues>() as EventFormValues) } as EventDetails;
  return (
    <ConflictNotice
      title={texts.title}
      fields={(fields as (keyof EventDetails)[]).map((field) => ({
        label: texts.fields[field as keyof typeof texts.fields],
        mine: shownValue(typed, field),
        theirs: shownValue(newest, field),
      }))}
      onTheirs={onTheirs}
      onMine={onMine}
    />
  );
}
