import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { CheckboxField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Honeypot } from '../../../components/ui/form/honeypot.js';
import { Row } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { phoneText } from '../../../components/ui/form/schemas.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { PhoneField } from '../../../components/ui/form/typed-fields.js';
import { useCloseAfter } from '../../../lib/hooks/use-close-after.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSubmitClaimMutation } from '../api/claims.generated.js';
import { sameAddress } from '../same-address.js';
import { claimRequest } from '../texts/request.js';

const schema = z.object({
  name: z.string().trim().min(1, claimRequest.nameMissing),
  email: z.string().trim().min(1, claimRequest.emailMissing).email(claimRequest.emailInvalid),
  phone: phoneText,
  businessName: z.string().trim(),
  message: z.string().trim(),
  contactPublic: z.boolean(),
  website: z.string(),
});
type Values = z.infer<typeof schema>;

const ofVisitors = ['message'];
const closeAfterMs = 3_000;

export interface ClaimedEvent {
  id: string;
  title: string;
}

interface ClaimFormProps {
  event: ClaimedEvent;
  onClose: () => void;
  onSent?: () => void;
}

export function ClaimForm({ event, onClose, onSent }: ClaimFormProps) {
  const session = useViewer();
  const [submitClaim, { isSuccess }] = useSubmitClaimMutation();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: session?.profile?.contactName ?? '',
      email: session?.user.email ?? '',
      phone: session?.profile?.phone ?? '',
      businessName: session?.profile?.businessName ?? '',
      message: '',
      contactPublic: false,
      website: '',
    },
  });
  const isHolder = session !== null && sameAddress(form.watch('email'), session.user.email);
  useCloseAfter(isSuccess, onClose, closeAfterMs);
  if (isSuccess) {
    return (
      <Notice tone="success" title={claimRequest.sentTitle}>
        {claimRequest.sent}
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
      contactPublic: isHolder && values.contactPublic,
      url: window.location.href.slice(0, 2_000),
      website: values.website || null,
    };
    const { error } = await submitClaim({ input });
    if (error) showServerErrors(form, error, claimRequest.failed);
    else onSent?.();
  };
  return (
    <Form form={form} onSubmit={submit} label={claimRequest.form}>
      <FormDraft about={`claim-${event.id}`} whileTyping ofVisitors={ofVisitors} />
      <p>{claimRequest.why(event.title)}</p>
      <FieldPair>
        <TextField name="name" label={claimRequest.name} autoComplete="name" />
        <TextField
          name="email"
          label={claimRequest.email}
          hint={claimRequest.emailHint}
          type="email"
          autoComplete="email"
        />
      </FieldPair>
      <FieldPair>
        <PhoneField name="phone" label={claimRequest.phone} />
        <TextField name="businessName" label={claimRequest.organization} autoComplete="organization" />
      </FieldPair>
      <TextArea name="message" label={claimRequest.message} hint={claimRequest.messageHint} />
      {isHolder ? (
        <CheckboxField name="contactPublic" label={claimRequest.contactPublic} />
      ) : (
        <p>{claimRequest.contactHidden}</p>
      )}
      <Honeypot />
      <FormProblem title={claimRequest.failedTitle} />
      <Row>
        <SubmitButton>{claimRequest.send}</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          {claimRequest.cancel}
        </Button>
      </Row>
    </Form>
  );
}
