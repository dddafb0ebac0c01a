import { draftRemoved } from '../../lib/drafts/drafts.slice.js';
import { useDraft, useDraftKey } from '../../lib/drafts/use-draft.js';
import { useAppDispatch } from '../../lib/state/hooks.js';

/** What this browser keeps of a draft: the answers that are not saved yet, and which template fills its form, if any. */
export function useKeptDraft(draftId: string) {
  const dispatch = useAppDispatch();
  const key = useDraftKey(`application-${draftId}`);
  const [templateId, setTemplateId] = useDraft(`application-template-${draftId}`);
  const forget = () => {
    dispatch(draftRemoved(key));
    setTemplateId('');
  };
  return { key, templateId, setTemplateId, forget };
}
