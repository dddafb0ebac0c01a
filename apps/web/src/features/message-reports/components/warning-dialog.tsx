import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea } from '../../../components/ui/fields.js';
import { Form, FormProblem } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import {
  useSettleMessageReportMutation,
  type MessageReportFactsFragment as Report,
} from '../api/message-reports.generated.js';
import { settling, warning as texts } from '../texts.js';

export function WarningDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [settle, { isLoading }] = useSettleMessageReportMutation();
  const form = useForm({ defaultValues: { text: texts.first as string } });
  const title = texts.title(report.reportedName);
  const submit = async ({ text }: { text: string }) => {
    const { error } = await settle({ input: { reportId: report.id, action: 'warn', text } });
    if (error) {
      showServerErrors(form, error, settling.failed);
      return;
    }
    toast(texts.done);
    onClose();
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={title}>
        <SessionDraft about={`warning-${report.id}`} whileTyping />
        <TextArea name="text" label={texts.text} hint={texts.hint} maxLength={4_000} rows={6} />
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
