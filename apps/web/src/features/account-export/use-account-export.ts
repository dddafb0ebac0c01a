import { usePolling } from '../../lib/api/polling.js';
import { useMyAccountExportQuery } from './api/account-export.generated.js';

const pollMs = 1_500;

export function useAccountExport() {
  const [polling, pollWhile] = usePolling(pollMs);
  const { data, error, isFetching, refetch } = useMyAccountExportQuery(undefined, polling);
  pollWhile(data?.export?.status === 'collecting');
  return { last: data?.export, error: error && !isFetching ? error : undefined, refetch };
}
