import { useEffect } from 'react';
import { baseApi } from '../api/base-api.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { signedInBefore } from './signed-in-before.js';

/** Who signs in or out in one tab does so in all of them. */
export function useSessionChanges(): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (signedInBefore.toldBy(event)) dispatch(baseApi.util.invalidateTags(['Session']));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [dispatch]);
}
