import { useViewer } from '../../lib/session/use-session.js';
import { useApplicationTemplatesQuery, useTemplatePlanQuery } from './api/applications.generated.js';

/** The vendor's templates, if their plan includes templates. */
export function useTemplates() {
  const isVendor = useViewer()?.role === 'vendor';
  const plan = useTemplatePlanQuery(undefined, { skip: !isVendor });
  const isPro = isVendor ? plan.data?.membership.isVendorPro : undefined;
  const list = useApplicationTemplatesQuery(undefined, { skip: isPro !== true });
  return { plan, isPro, list, templates: list.data?.templates };
}
