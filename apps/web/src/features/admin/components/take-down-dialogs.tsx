import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useRestoreEventMutation, useTakeDownEventMutation } from '../api/admin.generated.js';
import { restoring, takingDown } from '../texts.js';

export interface Moderated {
  id: string;
  title: string;
  organizerId: string | null;
  takenDownReason: string | null;
}

const schema = z.object({ reason: z.string().trim().min(1, takingDown.reasonRequired) });

interface DialogProps {
  event: Moderated;
  onClose: () => void;
}

export function TakeDownDialog({ event: { id, title, organizerId }, onClose }: DialogProps) {
  const [takeDown] = useTakeDownEventMutation();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const send = ({ reason }: { reason: string }) => takeDown({ input: { eventId: id, reason } });
  return (
    <FormDialog title={takingDown.title(title)} form={form} send={send} texts={takingDown} danger onClose={onClose}>
      <FormDraft about={`take-down-${id}`} whileTyping />
      <p>{takingDown.effect}</p>
      {organizerId !== null && <p>{takingDown.notifies}</p>}
      <TextArea
        name="reason"
        label={organizerId === null ? takingDown.reason : takingDown.reasonForOrganizer}
        hint={takingDown.reasonHint}
        maxLength={500}
        rows={4}
      />
    </FormDialog>
  );
}

export function RestoreDialog({ event: { id, title, organizerId }, onClose }: DialogProps) {
  const [restore] = useRestoreEventMutation();
  const confirm = async () => {
    const { error } = await restore({ id });
    if (error) toast(messageOf(error, restoring.failed), 'error');
    else toast(restoring.done);
    onClose();
  };
  return (
    <Confirm title={restoring.title(title)} action={restoring.action} open onClose={onClose} onConfirm={confirm}>
      <p>{restoring.effect}</p>
      {organizerId !== null && <p>{restoring.notifies}</p>}
    </Confirm>
  );
}
