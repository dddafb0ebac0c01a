import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { isApiError } from '../../lib/api/types.js';
import {
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
  const report = (error: unknown, texts: { done: string; failed: string }) =>
    error ? refused(error, texts.failed) : toast(texts.done);
  return {
    busy: isPublishing || isUnpublishing,
    publish: async () => report((await publish({ id, revision: revision?.() ?? null })).error, publishing.publish),
    unpublish: async () => report((await unpublish({ id })).error, publishing.unpublish),
    /** Returns what is wrong with the time, if anything. */
    schedule: async (publishAt: string, seen: number): Promise<string | undefined> => {
      const { error } = await schedule({ input: { id, publishAt, revision: seen } });
      if (!error) toast(publishing.schedule.done(publishAt));
      else if (isApiError(error) && REFUSED.has(error.code)) refused(error, publishing.schedule.failed);
      else return messageOf(error, publishing.schedule.failed);
      return undefined;
    },
  };
}
