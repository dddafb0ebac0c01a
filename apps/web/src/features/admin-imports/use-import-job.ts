import { useEffect } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { usePolling } from '../../lib/api/polling.js';
import { onLive } from '../../lib/live/live.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { useImportJobQuery, type ImportStatus } from './api/admin-imports.generated.js';

/** A fallback for lost live events. */
export const pollMs = 2_000;

export const isUnderWay = (status: ImportStatus) => ['queued', 'running', 'undoing'].includes(status);

export function useImportJob(id: string) {
  const [polling, pollWhile] = usePolling(pollMs);
  const { data, error, isFetching, refetch } = useImportJobQuery({ id }, { ...polling, skip: !id });
  const job = data?.job;
  const over = job !== undefined && !isUnderWay(job.status);
  const isRunning = job !== undefined && !over;
  // One that could not be loaded is asked for again by hand.
  pollWhile(isRunning);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isRunning) return;
    // Lists that were loaded before lack its events, or still have those that were undone.
    return () => void dispatch(baseApi.util.invalidateTags(['Event']));
  }, [dispatch, isRunning]);
  useEffect(() => {
    if (!id || over) return;
    return onLive({ 'import-progress': () => void refetch() });
  }, [id, over, refetch]);
  return { job, error: error && !isFetching ? error : undefined, over, refetch };
}
