import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { Facts, Stack } from '../../../components/ui/layout.js';
import { InstantText } from '../../../components/ui/text.js';
import { useDiscardDeadLetterMutation, type DeadLettersQuery } from '../api/admin-system.generated.js';
import { discarding, letterDetails as texts } from '../texts/system.js';

export type Letter = DeadLettersQuery['deadLetters']['items'][number];

const discardSchema = z.object({ reason: z.string().trim().min(1, discarding.missing) });

interface LetterDialogProps {
  letter: Letter;
  onClose: () => void;
}

export function LetterDetails({ letter, onClose }: LetterDialogProps) {
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <Stack gap={20}>
        <Facts
          entries={[
            [texts.id, letter.id],
            [texts.message, letter.messageId],
            [texts.topic, letter.topic],
            [texts.type, letter.type],
            [texts.stream, letter.stream],
            [texts.correlation, letter.correlationId],
            [texts.group, letter.group],
            [texts.error, letter.error],
            [texts.attempts, letter.attempts],
            [texts.given, <InstantText key="given" iso={letter.at} />],
          ]}
        />
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

export function DiscardDialog({ letter, onClose }: LetterDialogProps) {
  const [discard] = useDiscardDeadLetterMutation();
  const form = useForm({ resolver: zodResolver(discardSchema), defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={discarding.title}
      label={discarding.form}
      form={form}
      send={({ reason }) => discard({ input: { service: letter.service, id: letter.id, reason } })}
      texts={discarding}
      danger
      onClose={onClose}
    >
      <FormDraft about={`discard-${letter.id}`} whileTyping />
      <p>{discarding.effect(letter.type, letter.group)}</p>
      <TextArea name="reason" label={discarding.reason} hint={discarding.hint} />
    </FormDialog>
  );
}
