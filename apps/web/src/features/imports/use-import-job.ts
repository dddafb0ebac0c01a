import { useEffect } from 'react';
import { onLive } from '../../lib/live/live.js';
import { useImportJobQuery } from './api/imports.generated.js';

/** Live signals come at once; this is for the case that one got lost. */
const pollMs = 2_000;

/** An import job that stays fresh until it is over. */
export function useImportJob(id: string) {
  const { data, error, isFetching, refetch } = useImportJobQuery({ id }, { skip: !id });
  const job = data?.job;
  const over = job?.status === 'finished' || job?.status === 'failed';
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
