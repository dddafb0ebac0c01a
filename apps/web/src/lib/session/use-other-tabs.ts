import { useEffect } from 'react';
import { baseApi } from '../api/base-api.js';
import { useAppDispatch } from '../state/hooks.js';
import { forgetUnwritten, storageRead } from '../state/storage.js';
import { sessionKeys } from './session.slice.js';

/** Follows what other tabs store. A sign-in, a sign-out, or a role counts in all of them; a cleared storage has no key. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null) forgetUnwritten();
      dispatch(storageRead());
      if (key === null || key === sessionKeys.signedIn || key === sessionKeys.role)
        dispatch(baseApi.util.invalidateTags(['Session']));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
}
