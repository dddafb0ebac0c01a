import {
  useApplicationTemplatesQuery,
  useMyApplicationCountsQuery,
} from '../../../features/applications/api/applications.generated.js';
import { useMyBookmarksQuery } from '../../../features/bookmarks/api/bookmarks.generated.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { FirstSteps, useFirstSteps } from './first-steps.js';
import { vendorSteps as texts } from './texts.js';

const template = { text: texts.template, to: '/vendor/application-accelerator' };

export function VendorFirstSteps() {
  const skip = useFirstSteps().isHidden;
  const viewer = useViewer();
  const hasTemplates = viewer?.membership.isVendorPro === true;
  const templates = useApplicationTemplatesQuery(undefined, { skip: skip || !hasTemplates }).data?.templates;
  const counts = useMyApplicationCountsQuery({}, { skip }).data;
  const bookmarks = useMyBookmarksQuery(undefined, { skip }).data?.bookmarks;
  const sent = counts && counts.pending.total + counts.accepted.total + counts.rejected.total;
  return (
    <FirstSteps
      steps={[
        { text: texts.profile, to: '/profile', isDone: Boolean(viewer?.profile?.description) },
        ...(hasTemplates ? [{ ...template, isDone: templates && templates.length > 0 }] : []),
        { text: texts.apply, to: '/events', isDone: sent === undefined ? undefined : sent > 0 },
        {
          text: texts.bookmark,
          to: '/events',
          isDone: bookmarks?.some(({ targetType }) => targetType === 'event'),
        },
      ]}
    />
  );
}
