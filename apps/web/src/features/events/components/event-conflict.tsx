import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { conflict as texts } from '../texts/conflict.js';
import { shownValue } from '../shown-value.js';
import type { EventConflict } from '../use-event-editing.js';

interface EventConflictNoticeProps {
  conflict: EventConflict;
  onTheirs: () => void;
  onMine: () => void;
}

/** What the person typed stays in the form until they choose. */
export function EventConflictNotice({ conflict: { newest, fields }, onTheirs, onMine }: EventConflictNoticeProps) {
  return (
    <Notice
      tone="error"
      title={texts.title}
      actions={
        <>
          <Button small onClick={onTheirs}>
            {texts.theirs}
          </Button>
          <Button small look="secondary" onClick={onMine}>
            {texts.mine}
          </Button>
        </>
      }
    >
      {texts.text}
      <ul>
        {fields.map((field) => (
          <li key={field}>{texts.line(texts.fields[field as keyof typeof texts.fields], shownValue(newest, field))}</li>
        ))}
      </ul>
    </Notice>
  );
}
