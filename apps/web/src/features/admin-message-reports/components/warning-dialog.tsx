import { MAX_MESSAGE_LENGTH } from '@stallbook/kernel/limits';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import {
  useSettleMessageReportMutation,
  type MessageReportFactsFragment as Report,
} from '../api/admin-message-reports.generated.js';
import { settling, warning as texts } from '../texts.js';

export function WarningDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [settle] = useSettleMessageReportMutation();
  const form = useForm({ defaultValues: { text: texts.first as string } });
  return (
    <FormDialog
      title={texts.title(report.reportedName)}
      form={form}
      send={({ text }) =>
        settle({ input: { reportId: report.id, action: 'warn', reportedAt: report.createdAt, text } })
      }
      texts={{ ...texts, failed: settling.failed }}
      onClose={onClose}
    >
      <FormDraft about={`warning-${report.id}`} whileTyping />
      <TextArea name="text" label={texts.text} hint={texts.hint} maxLength={MAX_MESSAGE_LENGTH} rows={6} />
    </FormDialog>
  );
}
