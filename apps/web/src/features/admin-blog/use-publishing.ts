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

export function usePublishing(id: string, refused = toastRefusal) {
  const [publish, { isLoading: isPublishing }] = usePublishPostMutation();
  const [unpublish, { isLoading: isUnpublishing }] = useUnpublishPostMutation();
  const [schedule] = useSchedulePostMutation();
  const report = (error: unknown, texts: { done: string; failed: string }) =>
    error ? refused(error, texts.failed) : toast(texts.done);
  return {
    busy: isPublishing || isUnpublishing,
    publish: async () => report((await publish({ id })).error, publishing.publish),
    unpublish: async () => report((await unpublish({ id })).error, publishing.unpublish),
    /** Returns what is wrong with the time, if anything. */
    schedule: async (publishAt: string): Promise<string | undefined> => {
      const { error } = await schedule({ input: { id, publishAt } });
      if (!error) toast(publishing.schedule.done(publishAt));
      else if (isApiError(error) && error.code === 'BLOG_POST.INCOMPLETE') refused(error, publishing.schedule.failed);
      else return messageOf(error, publishing.schedule.failed);
      return undefined;
    },
  };
}
