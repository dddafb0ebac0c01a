import { baseApi } from '../api/base-api.js';
import { renewSession } from '../api/refresh.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';

/** After what changes the rights of the session itself. */
export function useRenewSession(): () => Promise<void> {
  const dispatch = useApiDispatch();
  return async () => {
    await renewSession();
    dispatch(baseApi.util.invalidateTags(['Session', 'SecondFactor']));
  };
}
