import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { SelectField, TextArea } from '../../../components/ui/fields.js';
import { Form, FormProblem } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useReportThreadMutation, type ReportThreadMutationVariables } from '../api/messages.generated.js';
import { reportDialog as texts } from '../texts.js';

type Reason = ReportThreadMutationVariables['input']['reason'];

export function ReportDialog({ threadId, name, onClose }: { threadId: string; name: string; onClose: () => void }) {
  const [report, { isLoading }] = useReportThreadMutation();
  const form = useForm<{ reason: Reason; note: string }>({ defaultValues: { reason: 'spam', note: '' } });
  const submit = async ({ reason, note }: { reason: Reason; note: string }) => {
    const { error } = await report({ input: { threadId, reason, note } });
    if (error) {
      showServerErrors(form, error, texts.failed);
      return;
    }
    toast(texts.done);
    onClose();
  };
  return (
    <Dialog title={texts.title(name)} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={texts.title(name)}>
        <SessionDraft about={`report-${threadId}`} whileTyping />
        <p>{texts.lead}</p>
        <SelectField name="reason" label={texts.reason} options={texts.reasons} />
        <TextArea name="note" label={texts.note} maxLength={1_000} rows={4} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button type="submit" busy={isLoading}>
            {texts.send}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
