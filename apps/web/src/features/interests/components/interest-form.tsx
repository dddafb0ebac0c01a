import { MAX_INTEREST_MESSAGE_LENGTH } from '@stallbook/kernel/limits';
import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { Form, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { useExpressInterestMutation } from '../api/interests.generated.js';
import { interestControl as texts } from '../texts.js';

interface InterestFormProps {
  eventId: string;
  onDone: () => void;
  onFailed: () => void;
}

export function InterestForm({ eventId, onDone, onFailed }: InterestFormProps) {
  const [express, { isLoading }] = useExpressInterestMutation();
  const form = useForm({ defaultValues: { message: '' } });
  const used = form.watch('message').length;
  const submit = async ({ message }: { message: string }) => {
    const { error } = await express({ input: { eventId, message: message.trim() || null } });
    if (error) onFailed();
    else onDone();
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <SessionDraft about={`interest-${eventId}`} whileTyping />
      <TextArea name="message" label={texts.message} hint={texts.used(used, MAX_INTEREST_MESSAGE_LENGTH)} rows={4} />
      <Row>
        <SubmitButton busy={isLoading} disabled={used > MAX_INTEREST_MESSAGE_LENGTH}>
          {texts.send}
        </SubmitButton>
        <Button look="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
