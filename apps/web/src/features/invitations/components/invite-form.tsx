import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_INVITATION_MESSAGE_LENGTH } from '@stallbook/kernel/limits';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { phoneText, textUpTo } from '../../../components/ui/form/schemas.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { PhoneField } from '../../../components/ui/form/typed-fields.js';
import type { SendInvitationInput } from '../api/invitations.generated.js';
import { isApiError } from '../../../lib/api/types.js';
import { inviteDialog as texts } from '../texts.js';

const letter = z.object({ customMessage: textUpTo(MAX_INVITATION_MESSAGE_LENGTH) });
const contact = letter.extend({
  organizerEmail: z.string().trim().min(1, texts.emailMissing).email(texts.emailInvalid),
  organizerName: z.string().trim().min(1, texts.nameMissing),
  organizerPhone: phoneText,
});
type Values = z.infer<typeof contact>;
const withoutContact = letter.extend({
  organizerEmail: z.string(),
  organizerName: z.string(),
  organizerPhone: z.string(),
});

export interface InvitedTo {
  id: string;
  title: string;
}

interface InviteFormProps {
  event: InvitedTo;
  /** The vendor enters the address, because the event has no organizer here. */
  needsContact: boolean;
  /** Returns why it failed. */
  onSend: (input: SendInvitationInput) => Promise<unknown>;
  onClose: () => void;
}

export function InviteForm({ event, needsContact, onSend, onClose }: InviteFormProps) {
  const form = useForm<Values>({
    resolver: zodResolver(needsContact ? contact : withoutContact),
    defaultValues: { organizerEmail: '', organizerName: '', organizerPhone: '', customMessage: '' },
  });
  const used = form.watch('customMessage').length;
  const submit = async ({ organizerEmail, organizerName, organizerPhone, customMessage }: Values) => {
    const given = { organizerEmail, organizerName, organizerPhone: organizerPhone || null };
    const error = await onSend({
      eventId: event.id,
      ...(needsContact && given),
      customMessage: customMessage.trim() || null,
    });
    const isExplained = isApiError(error) && error.code !== 'INTERNAL' && error.code !== 'NETWORK';
    if (error) showServerErrors(form, isExplained ? error : null, texts.failed);
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <FormDraft about={`invitation-${event.id}`} whileTyping />
      <p>{texts.lead(event.title)}</p>
      {needsContact && (
        <>
          <FieldPair>
            <TextField name="organizerEmail" label={texts.email} type="email" autoComplete="off" />
            <TextField name="organizerName" label={texts.name} autoComplete="off" />
          </FieldPair>
          <PhoneField name="organizerPhone" label={texts.phone} />
        </>
      )}
      <TextArea
        name="customMessage"
        label={texts.message}
        hint={texts.used(used, MAX_INVITATION_MESSAGE_LENGTH)}
        rows={5}
      />
      {needsContact && <p>{texts.privacy}</p>}
      <FormProblem />
      <Row>
        <SubmitButton disabled={used > MAX_INVITATION_MESSAGE_LENGTH}>{texts.send}</SubmitButton>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
