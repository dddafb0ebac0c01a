import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSendTestEmailMutation } from '../api/admin-emails.generated.js';
import { test as texts } from '../texts.js';
import type { Template } from './wording-form.js';

const schema = z.object({ recipientEmail: z.email(texts.invalid).max(254) });
type Values = z.infer<typeof schema>;

export function TestEmail({ type, language }: Pick<Template, 'type' | 'language'>) {
  const ownAddress = useViewer()?.user.email ?? '';
  const [send, { data, isLoading }] = useSendTestEmailMutation();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { recipientEmail: ownAddress },
  });
  const submit = async ({ recipientEmail }: Values) => {
    const { error } = await send({ input: { templateType: type, language, recipientEmail, payload: [] } });
    if (error) showServerErrors(form, error, texts.failed);
  };
  return (
    <Card title={texts.title}>
      <Form form={form} onSubmit={submit} label={texts.title}>
        <SessionDraft about="test-email" />
        <p>{texts.lead}</p>
        <TextField name="recipientEmail" type="email" label={texts.to} autoComplete="email" maxLength={254} />
        {data && (
          <Notice
            tone={data.outcome.success ? 'success' : 'error'}
            title={data.outcome.success ? texts.sent : texts.notSent}
          >
            <ServiceText>{data.outcome.message}</ServiceText>
          </Notice>
        )}
        <FormProblem message={form.formState.errors.root?.message} />
        <SubmitButton busy={isLoading}>{texts.send}</SubmitButton>
      </Form>
    </Card>
  );
}
