import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Stack } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useSaveEmailTemplateMutation } from '../api/admin-emails.generated.js';
import { editor as texts, versions as versionTexts } from '../texts.js';
import { EmailPreview } from './email-preview.js';
import styles from './email-templates.module.css';
import { TestEmail } from './test-email.js';
import { VersionList } from './version-list.js';
import { WordingForm, wordingSchema, type Template, type Wording } from './wording-form.js';

/** A save is based on the newest version, which the list of templates keeps current. */
export function TemplateEditor({ template }: { template: Template }) {
  const { type, language, version } = template;
  const [save, { isLoading }] = useSaveEmailTemplateMutation();
  const form = useForm<Wording>({
    resolver: zodResolver(wordingSchema),
    defaultValues: { subject: template.subject, text: template.text },
  });
  const { subject = '', text = '' } = useWatch({ control: form.control });
  const put = async (wording: Wording, done: string) => {
    const { error } = await save({ input: { type, language, version, ...wording } });
    if (error) return showServerErrors(form, error, texts.notSaved);
    form.reset(wording);
    toast(done);
  };
  const restore = (one: Template['versions'][number]) =>
    put({ subject: one.subject, text: one.text }, versionTexts.restored(versionTexts.name(one.version)));
  return (
    <div className={styles.columns}>
      <Stack gap={24}>
        <WordingForm
          form={form}
          variables={template.variables}
          language={language}
          busy={isLoading}
          onSave={(wording) => put(wording, texts.saved)}
        />
        <TestEmail type={type} language={language} />
        <VersionList versions={template.versions} onRestore={restore} />
      </Stack>
      <EmailPreview type={type} language={language} subject={subject} text={text} />
    </div>
  );
}
