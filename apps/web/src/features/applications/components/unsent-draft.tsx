import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { draftRemoved } from '../../../lib/drafts/drafts.slice.js';
import { useDraftKey } from '../../../lib/drafts/use-draft.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { unsentDraft as texts } from '../texts/apply.js';
import { formProblems } from '../texts/form.js';
import { useTemplateOf } from '../use-templates.js';
import { CancelDraft } from './cancel-draft.js';

/** A draft of an event that no longer takes applications. */
export function UnsentDraft({ draftId }: { draftId: string }) {
  const dispatch = useAppDispatch();
  const key = useDraftKey(`application-${draftId}`);
  const [, setTemplateId] = useTemplateOf(draftId);
  const forget = () => {
    dispatch(draftRemoved(key));
    setTemplateId('');
  };
  return (
    <>
      <p>{texts.text}</p>
      <CancelDraft
        draftId={draftId}
        hasContents
        label={texts.discard.action}
        words={texts.discard}
        onDeleted={forget}
        onFailed={(error) => toast(messageOf(error, formProblems.notDeleted), 'error')}
      />
    </>
  );
}
