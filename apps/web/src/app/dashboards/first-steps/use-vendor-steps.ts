import {
  useApplicationTemplatesQuery,
  useMyApplicationCountsQuery,
} from '../../../features/applications/api/applications.generated.js';
import { useMyBookmarksQuery } from '../../../features/bookmarks/api/bookmarks.generated.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useFirstSteps, type StepsToTake } from './first-steps.js';
import { vendorSteps as texts } from './texts.js';

const template = { text: texts.template, to: '/vendor/application-accelerator' };

export function useVendorSteps(): StepsToTake {
  const skip = useFirstSteps().isHidden;
  const viewer = useViewer();
  const hasTemplates = viewer?.membership.isVendorPro === true;
  const templates = useApplicationTemplatesQuery(undefined, { skip: skip || !hasTemplates });
  const counts = useMyApplicationCountsQuery({}, { skip });
  const bookmarks = useMyBookmarksQuery(undefined, { skip });
  const counted = counts.data?.applications.counts;
  const sent = counted && counted.pending + counted.accepted + counted.rejected;
  return {
    isLoading: [templates, counts, bookmarks].some(({ isLoading }) => isLoading),
    steps: [
      { text: texts.profile, to: '/profile', isDone: Boolean(viewer?.profile?.description) },
      ...(hasTemplates ? [{ ...template, isDone: templates.data && templates.data.templates.length > 0 }] : []),
      { text: texts.apply, to: '/events?open=yes', isDone: sent === undefined ? undefined : sent > 0 },
      {
        text: texts.bookmark,
        to: '/events',
        isDone: bookmarks.data?.bookmarks.some(({ targetType }) => targetType === 'event'),
      },
    ],
  };
}
