import { useViewer } from '../../lib/session/use-session.js';
import { useApplicationTemplatesQuery } from './api/applications.generated.js';

/** The vendor's templates, if their plan includes templates. */
export function useTemplates() {
  const viewer = useViewer();
  const isPro = viewer?.role === 'vendor' ? viewer.membership.isVendorPro : undefined;
  const list = useApplicationTemplatesQuery(undefined, { skip: isPro !== true });
  return { isPro, list, templates: list.data?.templates };
}
