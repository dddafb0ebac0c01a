import { useEffect } from 'react';
import { onLive } from '../../lib/live/live.js';
import { useImportJobQuery, type ImportStatus } from './api/admin-imports.generated.js';

/** A fallback for lost live events. */
export const pollMs = 2_000;

export const isUnderWay = (status: ImportStatus) => ['queued', 'running', 'undoing'].includes(status);

export function useImportJob(id: string) {
  const { data, error, isFetching, refetch } = useImportJobQuery({ id }, { skip: !id });
  const job = data?.job;
  const over = job !== undefined && !isUnderWay(job.status);
  useEffect(() => {
    if (!id || over) return;
    const read = () => void refetch();
    const timer = setInterval(read, pollMs);
    const leave = onLive('import-progress', read);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [id, over, refetch]);
  return { job, error: error && !isFetching ? error : undefined, over, refetch };
}
