import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { isApiError } from '../../lib/api/types.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import {
  adminBlogApi,
  type EditedPostFragment,
  usePublishPostMutation,
  useSchedulePostMutation,
  useUnpublishPostMutation,
} from './api/admin-blog.generated.js';
import { publishing } from './texts.js';

type Refused = (error: unknown, fallback: string) => void;
const toastRefusal: Refused = (error, fallback) => toast(messageOf(error, fallback), 'error');

/** Concerns the text of the post, not the time. */
const REFUSED = new Set(['BLOG_POST.INCOMPLETE', 'BLOG_POST.CHANGED_MEANWHILE']);

interface PublishingOptions {
  refused?: Refused;
  /** The revision that the editor sees; absent where the text is not shown. */
  revision?: () => number;
}

export function usePublishing(id: string, { refused = toastRefusal, revision }: PublishingOptions = {}) {
  const [publish, { isLoading: isPublishing }] = usePublishPostMutation();
  const [unpublish, { isLoading: isUnpublishing }] = useUnpublishPostMutation();
  const [schedule] = useSchedulePostMutation();
  const dispatch = useAppDispatch();
  /** Before the post is loaded again, so that a post that was just published is not saved as a draft. */
  const follow = (answer: { post: EditedPostFragment } | undefined) => {
    if (answer) dispatch(adminBlogApi.util.updateQueryData('postForEditing', { id }, () => answer));
  };
  const report = (
    { data, error }: { data?: { post: EditedPostFragment }; error?: unknown },
    texts: { done: string; failed: string },
  ) => {
    follow(data);
    if (error) refused(error, texts.failed);
    else toast(texts.done);
  };
  return {
    busy: isPublishing || isUnpublishing,
    publish: async () => report(await publish({ id, revision: revision?.() ?? null }), publishing.publish),
    unpublish: async () => report(await unpublish({ id }), publishing.unpublish),
    /** Returns what is wrong with the time, if anything. */
    schedule: async (publishAt: string, seen: number): Promise<string | undefined> => {
      const { data, error } = await schedule({ input: { id, publishAt, revision: seen } });
      follow(data);
      if (!error) toast(publishing.schedule.done(publishAt));
      else if (isApiError(error) && REFUSED.has(error.code)) refused(error, publishing.schedule.failed);
      else return messageOf(error, publishing.schedule.failed);
      return undefined;
    },
  };
}
