import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { DialogActions } from '../../../components/ui/dialog/dialog.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FormConflict } from '../../../components/ui/form/form-conflict.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useConflict } from '../../../components/ui/form/use-conflict.js';
import {
  useLazyApplicationTemplatesQuery,
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

interface TemplateFormProps {
  /** null: a new one. */
  template: Template | null;
  /** The names of the other templates: a new one replaces the one of its name. */
  taken: readonly string[];
  onClose: () => void;
}

export function TemplateForm({ template, taken, onClose }: TemplateFormProps) {
  const [save] = useSaveApplicationTemplateMutation();
  const [ask] = useLazyApplicationTemplatesQuery();
  const saved = toTemplateForm(template);
  const form = useForm<TemplateFormValues>({
    resolver: zodResolver(templateFormSchema),
    defaultValues: saved,
  });
  const overwrites = !template && taken.includes(form.watch('templateName').trim());
  const { conflict, ...saving } = useConflict({
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
  const send = async (values: TemplateFormValues) => {
    const { error } = await saving.send(values);
    if (error) return showServerErrors(form, error, texts.failed);
    toast(texts.done);
    onClose();
  };
  return (
    <Form form={form} onSubmit={send} label={texts.form}>
      <SessionDraft about={template?.id ?? 'new'} whileTyping onRestored={saving.restored} />
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
      <TextField name="yearsExperience" label={texts.experience} type="number" min={0} step={1} inputMode="numeric" />
      <TextArea name="businessDescription" label={texts.business} />
      <TextArea name="insuranceInfo" label={texts.insurance} hint={texts.insuranceHint} />
      {conflict && (
        <FormConflict
          title={texts.changedMeanwhile}
          labels={labels}
          conflict={conflict}
          settle={saving.settle}
          send={() => void form.handleSubmit(send)()}
        />
      )}
      <FormProblem />
      <DialogActions>
        <SubmitButton>{texts.save}</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Form>
  );
}
