import { useWatch } from 'react-hook-form';
import { ConflictNotice } from '../../../components/ui/form/conflict-notice.js';
import type { Conflict } from '../../../components/ui/form/use-conflict.js';
import { toEventInput, type EventFormValues } from '../event-form-schema.js';
import { shownValue } from '../shown-value.js';
import { conflict as texts } from '../texts/conflict.js';
import type { EventDetails } from './event-facts.js';

interface EventConflictNoticeProps {
  conflict: Conflict<EventDetails>;
  settle: (which: 'theirs' | 'mine') => void;
  /** Sends the form with what is typed. */
  send: () => void;
}

/** What the person typed stays in the form until they choose. */
export function EventConflictNotice({ conflict: { newest, fields }, settle, send }: EventConflictNoticeProps) {
  const typed = { ...newest, ...toEventInput(useWatch<EventFormValues>() as EventFormValues) } as EventDetails;
  return (
    <ConflictNotice
      title={texts.title}
      fields={fields.map((field) => ({
        label: texts.fields[field as keyof typeof texts.fields],
        mine: shownValue(typed, field),
        theirs: shownValue(newest, field),
      }))}
      onTheirs={() => settle('theirs')}
      onMine={() => {
        settle('mine');
        send();
      }}
    />
  );
}
