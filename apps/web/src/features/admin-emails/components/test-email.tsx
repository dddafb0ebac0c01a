import { zodResolver } from '@hookform/resolvers/zod';
import { accountLimits } from '@stallbook/contracts/account-limits';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { isApiError } from '../../../lib/api/types.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSendTestEmailMutation } from '../api/admin-emails.generated.js';
import { test as texts } from '../texts.js';
import type { Template, Wording } from './wording-form.js';

const schema = z.object({ recipientEmail: z.email(texts.invalid).max(accountLimits.email, texts.invalid) });
type Values = z.infer<typeof schema>;

interface TestEmailProps extends Pick<Template, 'type' | 'language'> {
  /** What is sent, saved or not. */
  wording: UseFormReturn<Wording, unknown, Wording>;
}

const isAboutWording = (error: unknown): boolean =>
  isApiError(error) && error.fields.some(({ path }) => /\b(subject|text)$/.test(path));

export function TestEmail({ type, language, wording }: TestEmailProps) {
  const ownAddress = useViewer()?.user.email ?? '';
  const [send, { data }] = useSendTestEmailMutation();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { recipientEmail: ownAddress },
  });
  const submit = async ({ recipientEmail }: Values) => {
    if (!(await wording.trigger(undefined, { shouldFocus: true }))) return;
    const { subject, text } = wording.getValues();
    const input = { templateType: type, language, recipientEmail, payload: [], wording: { subject, text } };
    const { error } = await send({ input });
    if (isAboutWording(error)) showServerErrors(wording, error, texts.failed);
    else if (error) showServerErrors(form, error, texts.failed);
  };
  return (
    <Card title={texts.title}>
      <Form form={form} onSubmit={submit} label={texts.title}>
        <FormDraft about="test-email" />
        <p>{texts.lead}</p>
        <TextField
          name="recipientEmail"
          type="email"
          label={texts.to}
          autoComplete="email"
          maxLength={accountLimits.email}
        />
        {data && (
          <Notice
            tone={data.outcome.success ? 'success' : 'error'}
            title={data.outcome.success ? texts.sent : texts.notSent}
          >
            <ServiceText>{data.outcome.message}</ServiceText>
          </Notice>
        )}
        <FormProblem />
        <SubmitButton>{texts.send}</SubmitButton>
      </Form>
    </Card>
  );
}
