import { useViewer } from '../../lib/session/use-session.js';
import { useUnreadThreadsQuery } from './api/unread-counts.generated.js';

export function useUnreadThreads(): number {
  const viewer = useViewer();
  const { data } = useUnreadThreadsQuery(undefined, { skip: viewer === null });
  return viewer ? (data?.unread.count ?? 0) : 0;
}
