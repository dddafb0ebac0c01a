import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { textUpTo } from '../../../components/ui/form/schemas.js';
import { Card } from '../../../components/ui/layout.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import type { EmailTemplatesQuery } from '../api/admin-emails.generated.js';
import { editor as texts } from '../texts.js';
import styles from './email-templates.module.css';

export type Template = EmailTemplatesQuery['templates'][number];

export const wordingSchema = z.object({
  subject: textUpTo(200).min(1, texts.subjectMissing),
  text: textUpTo(5_000).min(1, texts.textMissing),
});
export type Wording = z.infer<typeof wordingSchema>;

interface WordingFormProps {
  form: UseFormReturn<Wording, unknown, Wording>;
  variables: Template['variables'];
  language: Template['language'];
  busy: boolean;
  /** The version that the wording changes. */
  basedOn: number;
  onRestored: ComponentProps<typeof FormDraft>['onRestored'];
  conflict: ReactNode;
  onSave: (wording: Wording) => Promise<void>;
}

export function WordingForm({ form, variables, language, busy, onSave, conflict, ...restoring }: WordingFormProps) {
  return (
    <Card title={texts.form}>
      <Form form={form} onSubmit={onSave} label={texts.form}>
        <FormDraft about={language} whileTyping {...restoring} />
        <TextField name="subject" label={texts.subject} maxLength={200} />
        <TextArea name="text" label={texts.text} hint={texts.textHint} rows={8} maxLength={5_000} />
        <div>
          <h3>{texts.variables}</h3>
          <p className="quiet">{texts.variablesHint}</p>
          <ul className={styles.variables} aria-label={texts.variables}>
            {variables.map(({ name, required }) => (
              <li key={name}>
                <code>{`{{${name}}}`}</code>
                {required && <span className="quiet"> {texts.required}</span>}
              </li>
            ))}
          </ul>
        </div>
        {conflict}
        <FormProblem />
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </Form>
    </Card>
  );
}
