import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { TextArea, TextField } from '../../../components/ui/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { phoneText } from '../../../components/ui/schemas.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { PhoneField } from '../../../components/ui/typed-fields.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSubmitClaimMutation } from '../api/claims.generated.js';
import type { ClaimedEvent } from './claim-dialog.js';

const schema = z.object({
  name: z.string().trim().min(1, 'Please enter your name'),
  email: z.string().trim().min(1, 'Please enter your email address').email('Please enter a valid email address'),
  phone: phoneText,
  businessName: z.string().trim(),
  message: z.string().trim(),
});
type Values = z.infer<typeof schema>;

const closeAfterMs = 3_000;
const failed = 'There was an error submitting your claim request. Please try again.';

export function ClaimForm({ event, onClose }: { event: ClaimedEvent; onClose: () => void }) {
  const session = useViewer();
  const [submitClaim, { isLoading, isSuccess }] = useSubmitClaimMutation();
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: session?.profile?.contactName ?? '',
      email: session?.user.email ?? '',
      phone: session?.profile?.phone ?? '',
      businessName: session?.profile?.businessName ?? '',
      message: '',
    },
  });
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(onClose, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isSuccess, onClose]);
  if (isSuccess) {
    return (
      <Notice tone="success" title="Claim Request Submitted!">
        We check every claim by hand, usually within 24 hours, and write to you as soon as it is decided.
      </Notice>
    );
  }
  const submit = async (values: Values) => {
    const input = {
      eventId: event.id,
      name: values.name,
      email: values.email,
      phone: values.phone || null,
      businessName: values.businessName || null,
      message: values.message || null,
    };
    const { error } = await submitClaim({ input });
    if (error) showServerErrors(form, error, failed);
  };
  return (
    <Form form={form} onSubmit={submit} label="Claim request">
      <p>
        <strong>{event.title}</strong> is listed from public records. If you run it, tell us how to reach you. Review
        takes about 24 hours.
      </p>
      <FieldPair>
        <TextField name="name" label="Your name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
      </FieldPair>
      <FieldPair>
        <PhoneField name="phone" label="Phone (optional)" />
        <TextField name="businessName" label="Organization (optional)" autoComplete="organization" />
      </FieldPair>
      <TextArea name="message" label="Message (optional)" hint="Anything that helps us see that you run this event." />
      <FormProblem title="Submission Failed" message={form.formState.errors.root?.message} />
      <Row>
        <SubmitButton busy={isLoading}>Send claim request</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}
