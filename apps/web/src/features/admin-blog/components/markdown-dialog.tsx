import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Field } from '../../../components/ui/form/field.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { markdownTexts as texts } from '../texts.js';

const LONGEST = 150_000;

const schema = z.object({
  markdown: z
    .string()
    .max(LONGEST, texts.tooLong)
    .refine((text) => text.trim() !== '', texts.missing),
});

interface MarkdownDialogProps {
  onImport: (markdown: string) => void;
  onClose: () => void;
}

export function MarkdownDialog({ onImport, onClose }: MarkdownDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { markdown: '' } });
  const pick = (markdown: string) =>
    form.setValue('markdown', markdown, { shouldValidate: form.formState.isSubmitted });
  const send = ({ markdown }: z.infer<typeof schema>) => {
    onImport(markdown);
    return Promise.resolve({});
  };
  return (
    <FormDialog title={texts.title} wide form={form} send={send} texts={{ send: texts.take }} onClose={onClose}>
      <p>{texts.effect}</p>
      <Field label={texts.file}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".md,.markdown,text/markdown"
            onChange={(event) => void event.target.files?.[0]?.text().then(pick)}
          />
        )}
      </Field>
      <TextArea name="markdown" label={texts.text} rows={12} />
      <FormDraft about="markdown" />
    </FormDialog>
  );
}
