import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { todayIn } from '../../../lib/format/dates.js';
import { closing as texts } from '../texts/closing.js';
import type { ApplicationClosing } from '../use-application-closing.js';
import type { EventDetails } from './event-facts.js';

interface ReopenDialogProps {
  event: EventDetails;
  closing: ApplicationClosing;
  onClose: () => void;
}

export function ReopenDialog({ event: { eventDate, timeZone }, closing, onClose }: ReopenDialogProps) {
  const { reopen, formerDeadline } = closing;
  const today = todayIn(timeZone);
  const schema = z.object({
    deadline: z.string().refine((day) => day >= today && day <= eventDate, texts.outside),
  });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { deadline: formerDeadline ?? eventDate } });
  return (
    <FormDialog
      title={texts.reopen}
      form={form}
      send={({ deadline }) => reopen(deadline)}
      texts={{ send: texts.reopen, done: texts.reopened, failed: texts.failed }}
      onClose={onClose}
    >
      <TextField
        name="deadline"
        label={texts.deadline}
        hint={texts.deadlineHint}
        type="date"
        min={today}
        max={eventDate}
      />
    </FormDialog>
  );
}
