import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { PasswordField } from '../../../components/ui/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { useRequestAccountExportMutation } from '../api/account-export.generated.js';
import { accountExport as texts } from '../texts.js';

const schema = z.object({ currentPassword: z.string().min(1, texts.passwordMissing) });
type Values = z.infer<typeof schema>;

export function PasswordForm({ onClose }: { onClose: () => void }) {
  const [request, { isLoading }] = useRequestAccountExportMutation();
  const form = useForm<Values>({
    defaultValues: { currentPassword: '' },
    resolver: zodResolver(schema),
  });
  const submit = async (input: Values) => {
    const { error } = await request({ input });
    if (error) showServerErrors(form, error, texts.notBegun);
    else onClose();
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.passwordForm}>
      <p>{texts.passwordWhy}</p>
      <PasswordField name="currentPassword" label={texts.password} autoComplete="current-password" />
      <FormProblem message={form.formState.errors.root?.message} />
      <Row gap={8}>
        <SubmitButton busy={isLoading}>{texts.ask}</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
