import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { unsentDraft as texts } from '../texts/apply.js';
import { formProblems } from '../texts/form.js';
import { useKeptDraft } from '../use-kept-draft.js';
import { CancelDraft } from './cancel-draft.js';

/** A draft of an event that takes no applications. */
export function UnsentDraft({ draftId }: { draftId: string }) {
  const { forget } = useKeptDraft(draftId);
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
