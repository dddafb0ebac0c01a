import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { FormConflict } from '../../../components/ui/form/form-conflict.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useConflict } from '../../../components/ui/form/use-conflict.js';
import {
  applicationsApi,
  useEditApplicationMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applicationEdit as texts } from '../texts/changes.js';
import { applicationForm, draftConflict } from '../texts/form.js';
import { ownApplications } from '../texts/lists.js';
import { ApplicationFields } from './application-fields.js';
import { PhotoField } from './photos/photo-field.js';
import {
  answerOf,
  applicationFormSchema,
  toApplicationForm,
  toContents,
  type ApplicationFormValues,
} from '../application-form-schema.js';

/** For an application that is not decided yet. */
export function EditApplication({ application, onClose }: { application: Application; onClose: () => void }) {
  const [photosUnderway, setPhotosUnderway] = useState(0);
  const [edit] = useEditApplicationMutation();
  const [ask] = applicationsApi.endpoints.applicationForEvent.useLazyQuery();
  const saved = toApplicationForm(application);
  const form = useForm<ApplicationFormValues>({
    resolver: zodResolver(applicationFormSchema),
    defaultValues: saved,
  });
  const { conflict, send, settle, restored } = useConflict({
    form,
    saved,
    code: 'APPLICATION.CHANGED_MEANWHILE',
    fieldOf: answerOf,
    save: (values, seen) =>
      edit({ input: { applicationId: application.id, ...toContents(values), before: toContents(seen) } }),
    newest: async () => {
      const { data, error } = await ask({ eventId: application.eventId });
      return data?.application && !error ? toApplicationForm(data.application) : undefined;
    },
  });
  return (
    <FormDialog
      wide
      title={texts.title(application.event?.title ?? ownApplications.someEvent)}
      label={texts.form}
      form={form}
      send={send}
      texts={{ send: texts.save, done: texts.done, failed: texts.failed }}
      onClose={onClose}
      disabled={photosUnderway > 0}
      notice={(again) =>
        conflict && (
          <FormConflict
            title={draftConflict.title}
            labels={draftConflict.answers}
            conflict={conflict}
            settle={settle}
            send={again}
          />
        )
      }
    >
      <FormDraft about={application.id} whileTyping onRestored={restored} />
      <p>{texts.note}</p>
      <ApplicationFields photos={<PhotoField applicationId={application.id} onSending={setPhotosUnderway} />} />
      <p>{texts.photosSaved}</p>
      {photosUnderway > 0 && <p role="status">{applicationForm.waiting(photosUnderway)}</p>}
    </FormDialog>
  );
}
