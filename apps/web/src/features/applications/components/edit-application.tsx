import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import {
  useEditApplicationMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applicationEdit as texts } from '../texts/changes.js';
import { ownApplications } from '../texts/lists.js';
import { ApplicationFields } from './application-fields.js';
import {
  applicationFormSchema,
  toApplicationForm,
  toContents,
  type ApplicationFormValues,
} from '../application-form-schema.js';

/** For an application that is not decided yet. */
export function EditApplication({ application, onClose }: { application: Application; onClose: () => void }) {
  const [edit] = useEditApplicationMutation();
  const form = useForm<ApplicationFormValues>({
    resolver: zodResolver(applicationFormSchema),
    defaultValues: toApplicationForm(application),
  });
  return (
    <FormDialog
      wide
      title={texts.title(application.event?.title ?? ownApplications.someEvent)}
      label={texts.form}
      form={form}
      send={(values) => edit({ input: { applicationId: application.id, ...toContents(values) } })}
      texts={{ send: texts.save, done: texts.done, failed: texts.failed }}
      onClose={onClose}
    >
      <SessionDraft about={application.id} whileTyping />
      <p>{texts.note}</p>
      <ApplicationFields />
    </FormDialog>
  );
}
