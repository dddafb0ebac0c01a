import { useDraft } from '../../lib/drafts/use-draft.js';
import { useViewer } from '../../lib/session/use-session.js';
import { useApplicationTemplatesQuery } from './api/applications.generated.js';

/** Which template fills the form of a draft; empty if none does. This browser keeps it with the draft. */
export const useTemplateOf = (draftId: string) => useDraft(`application-template-${draftId}`);

/** The vendor's templates, if their plan includes templates. */
export function useTemplates() {
  const viewer = useViewer();
  const isPro = viewer?.role === 'vendor' ? viewer.membership.isVendorPro : undefined;
  const list = useApplicationTemplatesQuery(undefined, { skip: isPro !== true });
  return { isPro, list, templates: list.data?.templates };
}
