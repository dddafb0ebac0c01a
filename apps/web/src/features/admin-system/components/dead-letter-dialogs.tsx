import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea } from '../../../components/ui/fields.js';
import { Form, FormProblem } from '../../../components/ui/form.js';
import { Facts, Row, Stack } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { InstantText } from '../../../components/ui/text.js';
import { toast } from '../../../components/ui/toast.js';
import { useDiscardDeadLetterMutation, type DeadLettersQuery } from '../api/admin-system.generated.js';
import { discarding, letterDetails as words } from '../texts.js';

export type Letter = DeadLettersQuery['deadLetters']['items'][number];

interface LetterDialogProps {
  letter: Letter;
  onClose: () => void;
}

export function LetterDetails({ letter, onClose }: LetterDialogProps) {
  return (
    <Dialog title={words.title} open onClose={onClose}>
      <Stack gap={20}>
        <Facts
          entries={[
            [words.id, letter.id],
            [words.message, letter.messageId],
            [words.topic, letter.topic],
            [words.type, letter.type],
            [words.stream, letter.stream],
            [words.correlation, letter.correlationId],
            [words.group, letter.group],
            [words.error, letter.error],
            [words.attempts, letter.attempts],
            [words.given, <InstantText key="given" iso={letter.at} />],
          ]}
        />
        <Row>
          <Button look="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

export function DiscardDialog({ letter, onClose }: LetterDialogProps) {
  const [discard, { isLoading }] = useDiscardDeadLetterMutation();
  const form = useForm({ defaultValues: { reason: '' } });
  const send = async (values: { reason: string }) => {
    const reason = values.reason.trim();
    if (reason === '') {
      form.setError('reason', { message: discarding.missing }, { shouldFocus: true });
      return;
    }
    const { error } = await discard({ input: { service: letter.service, id: letter.id, reason } });
    if (error) {
      showServerErrors(form, error, discarding.failed);
      return;
    }
    toast(discarding.done);
    onClose();
  };
  return (
    <Dialog title={discarding.title} open onClose={onClose}>
      <Form form={form} onSubmit={send} label={discarding.form}>
        <p>{discarding.effect(letter.type, letter.group)}</p>
        <TextArea name="reason" label={discarding.reason} hint={discarding.hint} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button type="submit" look="danger" busy={isLoading}>
            {discarding.send}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {discarding.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
