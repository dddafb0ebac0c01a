import { useEffect } from 'react';
import { usePolling } from '../../lib/api/polling.js';
import { onLive } from '../../lib/live/live.js';
import { useImportJobQuery, type ImportStatus } from './api/admin-imports.generated.js';

/** A fallback for lost live events. */
export const pollMs = 2_000;

export const isUnderWay = (status: ImportStatus) => ['queued', 'running', 'undoing'].includes(status);

export function useImportJob(id: string) {
  const [polling, pollWhile] = usePolling(pollMs);
  const { data, error, isFetching, refetch } = useImportJobQuery({ id }, { ...polling, skip: !id });
  const job = data?.job;
  const over = job !== undefined && !isUnderWay(job.status);
  // One that could not be loaded is asked for again by hand.
  pollWhile(job !== undefined && !over);
  useEffect(() => {
    if (!id || over) return;
    return onLive({ 'import-progress': () => void refetch() });
  }, [id, over, refetch]);
  return { job, error: error && !isFetching ? error : undefined, over, refetch };
}
