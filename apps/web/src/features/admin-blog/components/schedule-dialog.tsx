import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { localTimeIn, ownTimeZone, shiftDate } from '../../../lib/format/dates.js';
import { timeZoneName } from '../../../lib/format/time-zones.js';
import { publishing } from '../texts.js';

const { schedule } = publishing;

interface ScheduleDialogProps {
  open: boolean;
  /** The time that is chosen already. */
  publishAt: string | null;
  onClose: () => void;
  /** Returns what is wrong with the time, if anything. */
  onSchedule: (publishAt: string) => Promise<string | undefined>;
}

/** As the field has it, in the zone of the viewer. */
function initialTime(publishAt: string | null): string {
  if (publishAt === null) return `${shiftDate(new Date(), { days: 1 })}T09:00`;
  return localTimeIn(ownTimeZone(), Date.parse(publishAt)).replace(' ', 'T').slice(0, 16);
}

function ScheduleFields({ publishAt, onClose, onSchedule }: Omit<ScheduleDialogProps, 'open'>) {
  const [at, setAt] = useState(initialTime(publishAt));
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
      <Field label={schedule.at} hint={schedule.hint(timeZoneName(ownTimeZone()))} problem={problem}>
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
      <DialogActions>
        <Button busy={busy} onClick={() => void submit()}>
          {publishAt ? schedule.change : schedule.action}
        </Button>
        <Button look="secondary" disabled={busy} onClick={onClose}>
          {schedule.cancel}
        </Button>
      </DialogActions>
    </Stack>
  );
}

export function ScheduleDialog({ open, ...fields }: ScheduleDialogProps) {
  return (
    <Dialog title={fields.publishAt ? schedule.changeTitle : schedule.title} open={open} onClose={fields.onClose}>
      <ScheduleFields {...fields} />
    </Dialog>
  );
}
