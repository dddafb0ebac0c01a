import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { SelectField, TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useReportThreadMutation } from '../api/messages.generated.js';
import { reportDialog as texts } from '../texts/messages.js';

const reasons = ['spam', 'harassment', 'fraud', 'other'] as const;
const options = reasons.map((value) => ({ value, label: texts.reasons[value] }));
const schema = z.object({ reason: z.enum(reasons, texts.reasonMissing), note: z.string() });

export function ReportDialog({ threadId, name, onClose }: { threadId: string; name: string; onClose: () => void }) {
  const [report] = useReportThreadMutation();
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' as never, note: '' },
  });
  return (
    <FormDialog
      title={texts.title(name)}
      form={form}
      send={({ reason, note }) => report({ input: { threadId, reason, note } })}
      texts={texts}
      onClose={onClose}
    >
      <FormDraft about={`report-${threadId}`} whileTyping />
      <p>{texts.lead}</p>
      <SelectField name="reason" label={texts.reason} options={options} placeholder={texts.pickReason} />
      <TextArea name="note" label={texts.note} maxLength={1_000} rows={4} />
    </FormDialog>
  );
}
