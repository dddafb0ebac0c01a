import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { DECLINED } from '../../../components/ui/form/server-errors.js';
import { localTimeIn, ownTimeZone, shiftDate } from '../../../lib/format/dates.js';
import { timeZoneName } from '../../../lib/format/time-zones.js';
import { publishing } from '../texts.js';

const { schedule } = publishing;
/** A browser's field takes years of six digits. */
const schema = z.object({
  publishAt: z.string().refine((time) => !Number.isNaN(Date.parse(time)), schedule.needed),
});

interface ScheduleDialogProps {
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

export function ScheduleDialog({ publishAt, onClose, onSchedule }: ScheduleDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { publishAt: initialTime(publishAt) } });
  const send = async (values: z.infer<typeof schema>) => {
    const refusal = await onSchedule(new Date(values.publishAt).toISOString());
    if (!refusal) return {};
    form.setError('publishAt', { message: refusal }, { shouldFocus: true });
    return { error: DECLINED };
  };
  return (
    <FormDialog
      title={publishAt ? schedule.changeTitle : schedule.title}
      form={form}
      send={send}
      texts={{ send: publishAt ? schedule.change : schedule.action }}
      onClose={onClose}
    >
      <TextField
        name="publishAt"
        label={schedule.at}
        hint={schedule.hint(timeZoneName(ownTimeZone()))}
        type="datetime-local"
      />
    </FormDialog>
  );
}
