import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea, TextField } from '../../../components/ui/fields.js';
import { Form, FormProblem } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useMarkApplicationMutation, type DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import { vendorOf } from './vendor-of.js';

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** What the organizer writes down about an application. */
export function NoteDialog({ entry, onClose }: { entry: DeskEntry; onClose: () => void }) {
  const [send, { isLoading }] = useMarkApplicationMutation();
  const { tags, note } = entry.marks;
  const form = useForm({ defaultValues: { tags: tags.join(', '), note: note ?? '' } });
  const title = texts.editOf(vendorOf(entry));
  const submit = async (values: { tags: string; note: string }) => {
    const { error } = await send({
      input: { applicationId: entry.id, tags: tagsIn(values.tags), note: values.note },
    });
    if (error) {
      showServerErrors(form, error, texts.failed);
      return;
    }
    toast(texts.saved);
    onClose();
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={title}>
        <SessionDraft about={`marks-${entry.id}`} whileTyping />
        <p>{texts.privateHint}</p>
        <TextField name="tags" label={texts.tags} hint={texts.tagsHint} />
        <TextArea name="note" label={texts.note} maxLength={2_000} rows={6} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button type="submit" busy={isLoading}>
            {texts.save}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
