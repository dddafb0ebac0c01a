import { useEffect } from 'react';
import { useMyAccountExportQuery } from './api/account-export.generated.js';

const pollMs = 1_500;

export function useAccountExport() {
  const { data, error, isFetching, refetch } = useMyAccountExportQuery();
  const collecting = data?.export?.status === 'collecting';
  useEffect(() => {
    if (!collecting) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [collecting, refetch]);
  return { last: data?.export, error: error && !isFetching ? error : undefined, refetch };
}
