import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FormConflict } from '../../../components/ui/form/form-conflict.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useConflict } from '../../../components/ui/form/use-conflict.js';
import {
  applicationsApi,
  useSaveApplicationTemplateMutation,
  type TemplateFactsFragment as Template,
} from '../api/applications.generated.js';
import { templateCard, templateForm as texts } from '../texts/templates.js';
import { StartFromApplication } from './start-from-application.js';
import {
  templateFormSchema,
  toTemplateForm,
  toTemplateInput,
  type TemplateFormValues,
} from '../template-form-schema.js';

const labels = {
  productsOffered: templateCard.products,
  businessDescription: templateCard.business,
  boothSetup: templateCard.booth,
  specialRequirements: templateCard.requirements,
  yearsExperience: templateCard.experience,
  insuranceInfo: templateCard.insurance,
};

interface TemplateDialogProps {
  /** null: a new one. */
  template: Template | null;
  /** The names of the other templates: a new one replaces the one of its name. */
  taken: readonly string[];
  onClose: () => void;
}

export function TemplateDialog({ template, taken, onClose }: TemplateDialogProps) {
  const [save] = useSaveApplicationTemplateMutation();
  const [ask] = applicationsApi.endpoints.applicationTemplates.useLazyQuery();
  const saved = toTemplateForm(template);
  const form = useForm<TemplateFormValues>({
    resolver: zodResolver(templateFormSchema),
    defaultValues: saved,
  });
  const overwrites = !template && taken.includes(form.watch('templateName').trim());
  const { conflict, send, settle, restored } = useConflict({
    form,
    saved,
    code: 'APPLICATION_TEMPLATE.CHANGED_MEANWHILE',
    save: (values, seen) => save({ input: toTemplateInput(template?.id ?? null, values, overwrites ? null : seen) }),
    newest: async () => {
      const { data, error } = await ask();
      if (error) return undefined;
      const name = form.getValues('templateName').trim();
      const newest = data?.templates.find((one) => (template ? one.id === template.id : one.templateName === name));
      return newest && toTemplateForm(newest);
    },
  });
  return (
    <FormDialog
      wide
      title={template ? texts.edit : texts.add}
      label={texts.form}
      form={form}
      send={send}
      texts={{ send: texts.save, done: texts.done, failed: texts.failed }}
      onClose={onClose}
      notice={(again) =>
        conflict && (
          <FormConflict
            title={texts.changedMeanwhile}
            labels={labels}
            conflict={conflict}
            settle={settle}
            send={again}
          />
        )
      }
    >
      <FormDraft about={template?.id ?? 'new'} whileTyping onRestored={restored} />
      {!template && <StartFromApplication />}
      <TextField
        name="templateName"
        label={texts.name}
        hint={overwrites ? texts.overwrites : texts.nameHint}
        maxLength={100}
        data-autofocus
      />
      <TextArea name="productsOffered" label={texts.products} />
      <TextArea name="boothSetup" label={texts.booth} hint={texts.boothHint} />
      <TextArea name="specialRequirements" label={texts.requirements} />
      <TextField name="yearsExperience" label={texts.experience} inputMode="numeric" autoComplete="off" />
      <TextArea name="businessDescription" label={texts.business} />
      <TextArea name="insuranceInfo" label={texts.insurance} hint={texts.insuranceHint} />
    </FormDialog>
  );
}
