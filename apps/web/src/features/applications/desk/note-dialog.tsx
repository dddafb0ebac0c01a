import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FormConflict } from '../../../components/ui/form/form-conflict.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useConflict } from '../../../components/ui/form/use-conflict.js';
import {
  applicationsApi,
  useMarkApplicationMutation,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import { vendorOf } from './vendor-of.js';

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const toForm = ({ tags, note }: DeskEntry['marks']) => ({ tags: tags.join(', '), note: note ?? '' });
const toInput = ({ tags, note }: ReturnType<typeof toForm>) => ({ tags: tagsIn(tags), note });

/** What the organizer writes down about an application. */
export function NoteDialog({ entry, onClose }: { entry: Omit<DeskEntry, 'categories'>; onClose: () => void }) {
  const [mark] = useMarkApplicationMutation();
  const [ask] = applicationsApi.endpoints.comparedApplications.useLazyQuery();
  const applicationId = entry.id;
  const saved = toForm(entry.marks);
  const form = useForm({ defaultValues: saved });
  const { conflict, send, settle, restored } = useConflict({
    form,
    saved,
    code: 'APPLICATION_MARKS.CHANGED_MEANWHILE',
    save: (values, seen) => {
      const before = toInput(seen);
      return mark({ input: { applicationId, ...toInput(values), before: { ...before, note: before.note || null } } });
    },
    newest: async () => {
      const { data, error } = await ask({ applicationIds: [applicationId] });
      const [newest] = data?.applications.items ?? [];
      return newest && !error ? toForm(newest.marks) : undefined;
    },
  });
  return (
    <FormDialog
      title={texts.editOf(vendorOf(entry))}
      form={form}
      send={send}
      texts={{ send: texts.save, done: texts.saved, failed: texts.failed }}
      onClose={onClose}
      notice={(again) =>
        conflict && (
          <FormConflict
            title={texts.changedMeanwhile}
            labels={{ tags: texts.tags, note: texts.note }}
            conflict={conflict}
            settle={settle}
            send={again}
          />
        )
      }
    >
      <FormDraft about={`marks-${entry.id}`} whileTyping onRestored={restored} />
      <p>{texts.privateHint}</p>
      <TextField name="tags" label={texts.tags} hint={texts.tagsHint} />
      <TextArea name="note" label={texts.note} maxLength={2_000} rows={6} />
    </FormDialog>
  );
}
