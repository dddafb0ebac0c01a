import { useViewer } from '../../lib/session/use-session.js';
import { useUnreadThreadsQuery } from './api/unread-counts.generated.js';

export function useUnreadThreads({ skip = false } = {}): number {
  const viewer = useViewer();
  const { data } = useUnreadThreadsQuery(undefined, { skip: skip || viewer === null });
  return viewer ? (data?.unread.count ?? 0) : 0;
}
