import { useSyncExternalStore } from 'react';
import { useAppSelector } from '../../lib/state/hooks.js';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Without a network, or with one that does not reach the API. */
export function useOffline(): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const showsKept = useAppSelector(({ offline }) => offline.showsKept);
  return !isOnline || showsKept;
}
