import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useRevision } from '../../../components/ui/form/use-revision.js';
import { Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useSaveEmailTemplateMutation } from '../api/admin-emails.generated.js';
import { editor as texts, versions as versionTexts } from '../texts.js';
import { EmailPreview } from './email-preview.js';
import styles from './email-templates.module.css';
import { TestEmail } from './test-email.js';
import { VersionList } from './version-list.js';
import { WordingForm, wordingSchema, type Template, type Wording } from './wording-form.js';

export function TemplateEditor({ template }: { template: Template }) {
  const { type, language, version } = template;
  const newest = { values: { subject: template.subject, text: template.text }, revision: version };
  const [save, { isLoading }] = useSaveEmailTemplateMutation();
  const form = useForm<Wording>({ resolver: zodResolver(wordingSchema), defaultValues: newest.values });
  const { subject = '', text = '' } = useWatch({ control: form.control });
  const { basedOn, send, submit, restored, conflict } = useRevision({
    form,
    newest,
    code: 'EMAIL_TEMPLATE.CHANGED_MEANWHILE',
    save: async (wording, based) => {
      const { data, error } = await save({ input: { type, language, version: based, ...wording } });
      return { error, revision: data?.template.version };
    },
    onSaved: () => toast(texts.saved),
    notSaved: texts.notSaved,
  });
  const restore = async (one: Template['versions'][number]) => {
    const isRestored = await send({ subject: one.subject, text: one.text }, version);
    if (isRestored) toast(versionTexts.restored(versionTexts.name(one.version)));
    // What is wrong is shown in the form, which may be out of view.
    else toast(versionTexts.notRestored, 'error');
  };
  return (
    <div className={styles.columns}>
      <Stack gap={24}>
        <WordingForm
          form={form}
          variables={template.variables}
          language={language}
          busy={isLoading}
          basedOn={basedOn}
          onRestored={restored}
          conflict={conflict}
          onSave={submit}
        />
        <TestEmail type={type} language={language} wording={form} />
        <VersionList versions={template.versions} isUnsaved={form.formState.isDirty} onRestore={restore} />
      </Stack>
      <EmailPreview type={type} language={language} subject={subject} text={text} />
    </div>
  );
}
