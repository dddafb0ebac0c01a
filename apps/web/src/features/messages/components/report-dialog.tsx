import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { SelectField, TextArea } from '../../../components/ui/fields.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { useReportThreadMutation, type ReportThreadMutationVariables } from '../api/messages.generated.js';
import { reportDialog as texts } from '../texts/messages.js';

type Reason = ReportThreadMutationVariables['input']['reason'];

export function ReportDialog({ threadId, name, onClose }: { threadId: string; name: string; onClose: () => void }) {
  const [report] = useReportThreadMutation();
  const form = useForm<{ reason: Reason; note: string }>({ defaultValues: { reason: 'spam', note: '' } });
  return (
    <FormDialog
      title={texts.title(name)}
      form={form}
      send={({ reason, note }) => report({ input: { threadId, reason, note } })}
      texts={texts}
      onClose={onClose}
    >
      <SessionDraft about={`report-${threadId}`} whileTyping />
      <p>{texts.lead}</p>
      <SelectField name="reason" label={texts.reason} options={texts.reasons} />
      <TextArea name="note" label={texts.note} maxLength={1_000} rows={4} />
    </FormDialog>
  );
}
