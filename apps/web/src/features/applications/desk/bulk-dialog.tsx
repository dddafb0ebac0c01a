import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { Form, FormProblem } from '../../../components/ui/form/form.js';
import { Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { KeepContext, useStay } from '../../../lib/hooks/use-stay.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import {
  usePreviewBulkDecisionQuery,
  useStartBulkDecisionMutation,
  type SeenApplicationInput,
} from '../api/applications.generated.js';
import { bulk as texts } from '../texts/bulk.js';
import { BulkPreview } from './bulk-preview.js';
import { Refusals } from './refusals.js';

interface BulkDialogProps {
  decision: 'accept' | 'reject';
  applications: SeenApplicationInput[];
  onStarted: () => void;
  onClose: () => void;
}

/** Says what will happen, takes a note, and starts it. Decides about what the organizer saw when it opened. */
export function BulkDialog({ decision, applications: newest, onStarted, onClose }: BulkDialogProps) {
  const [applications] = useState(newest);
  const dispatch = useAppDispatch();
  const form = useForm({ defaultValues: { note: '' } });
  const [isKept, setKept] = useState(false);
  useStay(form.formState.isDirty && !isKept);
  const query = usePreviewBulkDecisionQuery({ input: { decision, applications } }, { refetchOnMountOrArgChange: true });
  const [start, { isLoading }] = useStartBulkDecisionMutation();
  const preview = query.currentData?.preview;
  const problem = loadProblem(query, texts.notPreviewed);
  /** A vendor may have changed what was refused, so the organizer looks at the newest. */
  const close = () => {
    onClose();
    if (preview?.refused.length) dispatch(baseApi.util.invalidateTags(['Application']));
  };
  const submit = async ({ note }: { note: string }) => {
    const { error } = await start({ input: { decision, applications, note: note.trim() || null } });
    if (error) {
      showServerErrors(form, error, texts.failed);
      return;
    }
    onStarted();
    onClose();
  };
  return (
    <Dialog title={texts.title[decision]} open onClose={close}>
      {problem && <ErrorState {...problem} />}
      {!preview && !problem && <Loading />}
      {preview?.decided === 0 && (
        <Stack>
          <Refusals refused={preview.refused} open />
          <DialogActions>
            <Button look="secondary" onClick={close}>
              {texts.close}
            </Button>
          </DialogActions>
        </Stack>
      )}
      {preview && preview.decided > 0 && (
        <Form form={form} onSubmit={submit} label={texts.title[decision]}>
          <KeepContext value={setKept}>
            <FormDraft about={`bulk-${decision}`} whileTyping />
          </KeepContext>
          <BulkPreview decision={decision} preview={preview} />
          <TextArea name="note" label={texts.note[decision]} hint={texts.noteHint} maxLength={5_000} />
          <p>{texts.later}</p>
          <FormProblem />
          <DialogActions>
            <Button
              type="submit"
              look={decision === 'reject' ? 'danger' : 'primary'}
              busy={isLoading}
              disabled={query.isFetching}
            >
              {texts.send[decision](preview.decided)}
            </Button>
            <Button look="secondary" onClick={close}>
              {texts.cancel}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
