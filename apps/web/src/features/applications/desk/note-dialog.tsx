import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
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
  const [mark] = useMarkApplicationMutation();
  const { marks } = entry;
  const form = useForm({ defaultValues: { tags: marks.tags.join(', '), note: marks.note ?? '' } });
  return (
    <FormDialog
      title={texts.editOf(vendorOf(entry))}
      form={form}
      send={({ tags, note }) => mark({ input: { applicationId: entry.id, tags: tagsIn(tags), note } })}
      texts={{ send: texts.save, done: texts.saved, failed: texts.failed }}
      onClose={onClose}
    >
      <SessionDraft about={`marks-${entry.id}`} whileTyping />
      <p>{texts.privateHint}</p>
      <TextField name="tags" label={texts.tags} hint={texts.tagsHint} />
      <TextArea name="note" label={texts.note} maxLength={2_000} rows={6} />
    </FormDialog>
  );
}
