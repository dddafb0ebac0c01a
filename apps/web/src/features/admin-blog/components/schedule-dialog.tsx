import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { publishing } from '../texts.js';

const { schedule } = publishing;

interface ScheduleDialogProps {
  open: boolean;
  onClose: () => void;
  /** Returns what is wrong with the time, if anything. */
  onSchedule: (publishAt: string) => Promise<string | undefined>;
}

function ScheduleFields({ onSchedule }: Pick<ScheduleDialogProps, 'onSchedule'>) {
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const submit = async () => {
    if (!at) return refuse(schedule.needed);
    setBusy(true);
    const refusal = await onSchedule(new Date(at).toISOString());
    setBusy(false);
    if (refusal) refuse(refusal);
  };
  return (
    <Stack>
      <Field label={schedule.at} hint={schedule.hint} problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="datetime-local"
            value={at}
            onChange={(event) => {
              setAt(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div>
        <Button busy={busy} onClick={() => void submit()}>
          {schedule.action}
        </Button>
      </div>
    </Stack>
  );
}

export function ScheduleDialog({ open, onClose, onSchedule }: ScheduleDialogProps) {
  return (
    <Dialog title={schedule.title} open={open} onClose={onClose}>
      <ScheduleFields onSchedule={onSchedule} />
    </Dialog>
  );
}
