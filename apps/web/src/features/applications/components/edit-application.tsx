import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import {
  useEditApplicationMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applicationEdit as texts } from '../texts/changes.js';
import { ApplicationFields } from './application-fields.js';
import {
  applicationFormSchema,
  toApplicationForm,
  toContents,
  type ApplicationFormValues,
} from '../application-form-schema.js';

/** For an application that is not decided yet. */
export function EditApplication({ application, onClose }: { application: Application; onClose: () => void }) {
  const [edit, { isLoading }] = useEditApplicationMutation();
  const form = useForm<ApplicationFormValues, unknown, ApplicationFormValues>({
    resolver: zodResolver(applicationFormSchema),
    defaultValues: toApplicationForm(application),
  });
  const send = async (values: ApplicationFormValues) => {
    const { error } = await edit({ input: { applicationId: application.id, ...toContents(values) } });
    if (error) return showServerErrors(form, error, texts.failed);
    toast(texts.done);
    onClose();
  };
  return (
    <Form form={form} onSubmit={send} label={texts.form}>
      <SessionDraft about={application.id} whileTyping />
      <p>{texts.note}</p>
      <ApplicationFields />
      <FormProblem message={form.formState.errors.root?.message} />
      <Row>
        <SubmitButton busy={isLoading}>{texts.save}</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
