import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ConflictNotice } from '../../../components/ui/form/conflict-notice.js';
import { Stack } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { useSaveEmailTemplateMutation } from '../api/admin-emails.generated.js';
import { editor as texts, versions as versionTexts } from '../texts.js';
import { EmailPreview } from './email-preview.js';
import styles from './email-templates.module.css';
import { TestEmail } from './test-email.js';
import { VersionList } from './version-list.js';
import { WordingForm, wordingSchema, type Template, type Wording } from './wording-form.js';

/** A save is based on the version that was opened, even if a newer one was loaded since. */
export function TemplateEditor({ template }: { template: Template }) {
  const { type, language } = template;
  const [basedOn, setBasedOn] = useState(template.version);
  const [isOutdated, setOutdated] = useState(false);
  const [save, { isLoading }] = useSaveEmailTemplateMutation();
  const form = useForm<Wording>({
    resolver: zodResolver(wordingSchema),
    defaultValues: { subject: template.subject, text: template.text },
  });
  const { subject = '', text = '' } = useWatch({ control: form.control });
  const put = async (wording: Wording, done: string, version = basedOn) => {
    setOutdated(false);
    const { data, error } = await save({ input: { type, language, version, ...wording } });
    if (isApiError(error) && error.code === 'EMAIL_TEMPLATE.CHANGED_MEANWHILE') {
      form.setError('root', { type: 'outdated' });
      setOutdated(true);
      return;
    }
    if (error) return showServerErrors(form, error, texts.notSaved);
    setBasedOn(data.template.version);
    form.reset(wording);
    toast(done);
  };
  const takeTheirs = () => {
    setBasedOn(template.version);
    form.reset({ subject: template.subject, text: template.text });
    setOutdated(false);
  };
  const restore = (one: Template['versions'][number]) =>
    put(
      { subject: one.subject, text: one.text },
      versionTexts.restored(versionTexts.name(one.version)),
      template.version,
    );
  return (
    <div className={styles.columns}>
      <Stack gap={24}>
        <WordingForm
          form={form}
          variables={template.variables}
          language={language}
          busy={isLoading}
          basedOn={basedOn}
          onRestored={(draft) => setBasedOn(draft.basedOn ?? basedOn)}
          conflict={
            isOutdated && (
              <ConflictNotice
                onTheirs={takeTheirs}
                onMine={() => void form.handleSubmit((wording) => put(wording, texts.saved, template.version))()}
              />
            )
          }
          onSave={(wording) => put(wording, texts.saved)}
        />
        <TestEmail type={type} language={language} />
        <VersionList versions={template.versions} onRestore={restore} />
      </Stack>
      <EmailPreview type={type} language={language} subject={subject} text={text} />
    </div>
  );
}
