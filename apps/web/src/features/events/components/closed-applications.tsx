import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { todayIn } from '../../../lib/format/dates.js';
import { closing as texts } from '../texts/closing.js';
import type { EventDetails } from './event-facts.js';
import type { ApplicationClosing } from '../use-application-closing.js';

interface ReopenFieldsProps {
  event: EventDetails;
  suggested: string;
  busy: boolean;
  onReopen: (deadline: string) => Promise<unknown>;
  onCancel: () => void;
}

function ReopenFields({ event: { eventDate, timeZone }, suggested, busy, onReopen, onCancel }: ReopenFieldsProps) {
  const [deadline, setDeadline] = useState(suggested);
  const [problem, setProblem] = useState('');
  const today = todayIn(timeZone);
  const submit = async () => {
    if (deadline < today || deadline > eventDate) setProblem(texts.outside);
    else await onReopen(deadline);
  };
  return (
    <Stack>
      <Field label={texts.deadline} hint={texts.deadlineHint} problem={problem}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            max={eventDate}
            value={deadline}
            onChange={({ target }) => setDeadline(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button busy={busy} onClick={() => void submit()}>
          {texts.reopen}
        </Button>
        <Button look="secondary" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

/** Says that vendors cannot apply, and takes applications again. */
export function ClosedApplications({ event, closing }: { event: EventDetails; closing: ApplicationClosing }) {
  const [reopening, setReopening] = useState(false);
  const { busy, undo, reopen, formerDeadline } = closing;
  return (
    <>
      <Notice
        tone="info"
        title={texts.closed.title}
        actions={
          <>
            {undo && (
              <Button small busy={busy} onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )}
            <Button look="secondary" small disabled={busy} onClick={() => setReopening(true)}>
              {texts.reopen}
            </Button>
          </>
        }
      >
        {texts.closed.text}
      </Notice>
      <Dialog title={texts.reopen} open={reopening} onClose={() => setReopening(false)}>
        <ReopenFields
          event={event}
          suggested={formerDeadline ?? event.eventDate}
          busy={busy}
          onReopen={reopen}
          onCancel={() => setReopening(false)}
        />
      </Dialog>
    </>
  );
}
