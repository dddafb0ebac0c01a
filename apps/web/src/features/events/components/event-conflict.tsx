import { ConflictNotice } from '../../../components/ui/conflict-notice.js';
import { conflict as texts } from '../texts/conflict.js';
import { shownValue } from '../shown-value.js';
import type { EventConflict } from '../use-event-editing.js';
import type { EventDetails } from './event-facts.js';

interface EventConflictNoticeProps {
  conflict: EventConflict;
  onTheirs: () => void;
  onMine: () => void;
}

/** What the person typed stays in the form until they choose. */
export function EventConflictNotice({ conflict: { newest, fields }, onTheirs, onMine }: EventConflictNoticeProps) {
  return (
    <ConflictNotice
      title={texts.title}
      text={texts.text}
      lines={fields.map((field) =>
        texts.line(texts.fields[field as keyof typeof texts.fields], shownValue(newest, field as keyof EventDetails)),
      )}
      onTheirs={onTheirs}
      onMine={onMine}
    />
  );
}
